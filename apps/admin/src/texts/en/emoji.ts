/** The emoji that are offered: a sign, its name, and behind a bar other words by which it is found. */
export const emoji = [
  {
    title: 'Faces',
    lines: `
😀 grinning | smile happy
😃 smiling | smile happy joy
😄 laughing | smile happy
😁 beaming | grin smile
😅 relieved laugh | sweat phew
😂 tears of joy | lol laugh crying
🤣 rolling laugh | rofl lol
🙂 slight smile | fine
🙃 upside down | silly
😉 wink
😊 blush | happy smile warm
😇 angel | innocent halo
🥰 in love | hearts adore
😍 heart eyes | love
🤩 star struck | wow amazing
😘 kiss
😋 yum | tasty delicious
😜 playful | tongue joke
🤗 hug
🤔 thinking | hmm consider
🤨 doubtful | eyebrow suspicious
😐 neutral | meh
😏 smirk
🙄 eye roll
😬 grimace | awkward oops
😌 relieved | calm
😔 pensive | sad sorry
😴 sleeping | tired zzz
😷 mask | sick
🤒 ill | sick fever
🥳 partying | party celebrate birthday
😎 cool | sunglasses
🤓 nerd | glasses
😕 confused
🙁 frowning | sad
😮 surprised | wow oh
😯 hushed | surprised
😲 astonished | shocked wow
🥺 pleading | please
😢 crying | sad tear
😭 sobbing | cry tears
😱 scared | scream shocked
😞 disappointed | sad
😩 weary | tired
😤 huffing | frustrated
😠 angry | mad
😡 furious | angry mad
🤬 swearing | angry
🤯 mind blown | shocked
😳 flushed | embarrassed
🥶 cold | freezing
🥵 hot | heat`,
  },
  {
    title: 'Hands and people',
    lines: `
👍 thumbs up | yes good ok like thumbsup
👎 thumbs down | no bad
👌 ok hand | perfect
✌️ victory | peace
🤞 fingers crossed | luck hope
🤝 handshake | deal agree
👏 clapping | applause bravo
🙌 raised hands | hooray celebrate
🙏 folded hands | please thanks pray
👋 waving | hello hi bye wave
💪 strong | muscle
👉 pointing right | this
👈 pointing left
👆 pointing up
👇 pointing down | below
☝️ one finger | note
✋ raised hand | stop
🤙 call me
🫶 heart hands | love
✍️ writing
👀 eyes | look see
🧠 brain | smart
🤷 shrug | unknown
🤦 facepalm | oops
🙋 raising hand | question
💁 information | help desk
👨‍💻 technologist | developer computer
🏃 running | hurry
💃 dancing`,
  },
  {
    title: 'Hearts and signs',
    lines: `
❤️ heart | love red
🧡 orange heart | love
💛 yellow heart | love
💚 green heart | love
💙 blue heart | love
💜 purple heart | love
🖤 black heart
🤍 white heart
💔 broken heart | sad
💖 sparkling heart | love
💯 hundred | perfect score
✨ sparkles | new clean shiny
⭐ star | favorite
🌟 glowing star | great
💥 boom | explosion
🔥 fire | hot lit
✅ check mark | done yes ok
☑️ checked box | done
✔️ check | done yes
❌ cross mark | no wrong
⛔ no entry | forbidden
🚫 prohibited | forbidden no
❗ exclamation | important
❓ question | help
⚠️ warning | attention careful
ℹ️ information | info
🆕 new
🆓 free
🔴 red circle
🟠 orange circle
🟡 yellow circle
🟢 green circle
🔵 blue circle
➡️ right arrow | next
⬅️ left arrow | back
⬆️ up arrow
⬇️ down arrow | below
🔄 arrows | refresh exchange again
♻️ recycle | green again`,
  },
  {
    title: 'Shop and parcels',
    lines: `
📦 package | parcel box order
🚚 truck | delivery shipping
✈️ airplane | flight travel
🚢 ship | shipping
📬 mailbox | delivered post
📮 postbox | mail
🏷️ price tag | label sale
🎟️ ticket | coupon
💳 credit card | pay payment
💰 money bag | price
💵 dollars | money cash
💶 euros | money cash
🧾 receipt | invoice bill
🛒 cart | shopping buy
🛍️ shopping bags | buy shop
🎁 gift | present
👕 t-shirt | clothes shirt
👖 jeans | trousers pants
👗 dress | clothes
👟 sneaker | shoe
👠 heel | shoe
🧢 cap | hat
🧥 coat | jacket
🧦 socks
👜 handbag | bag
🎒 backpack | bag
💍 ring | jewelry
👓 glasses
⌚ watch
📏 ruler | size measure
🧵 thread | sewing
🪡 needle | sewing repair
🧼 soap | wash
🧺 basket | laundry wash`,
  },
  {
    title: 'Things',
    lines: `
📱 phone | mobile
💻 laptop | computer
🖨️ printer
📷 camera | photo picture
🎥 video camera | film
🎧 headphones | music support
🔋 battery
🔌 plug | power
💡 light bulb | idea tip
🔦 flashlight
🔧 wrench | repair tool
🔨 hammer | tool
🔑 key
🔒 locked | secure lock
🔓 unlocked | open
🔍 magnifying glass | search look
📎 paperclip | attach file
📌 pin | important
📝 memo | note write
📄 page | document file
📚 books | read
📅 calendar | date day
⏰ alarm clock | time
⏳ hourglass | wait time
📞 telephone | call
📧 email | mail
💬 speech bubble | chat message
🔔 bell | notification
📣 megaphone | news announce
🔗 link
🗑️ trash | delete bin
🛡️ shield | safe secure
🧪 test tube | try`,
  },
  {
    title: 'Nature, food, and fun',
    lines: `
☀️ sun | sunny weather
🌙 moon | night
☁️ cloud | weather
🌧️ rain | weather
❄️ snowflake | cold winter
🌈 rainbow
🌸 blossom | flower spring
🌹 rose | flower
🌻 sunflower | flower
🌱 seedling | plant green
🌲 tree
🍀 clover | luck
🐶 dog
🐱 cat
🐻 bear
🦄 unicorn
🐝 bee
🦋 butterfly
🍎 apple | fruit
🍓 strawberry | fruit
🥑 avocado
🍕 pizza
🍔 burger
🍰 cake | birthday
🎂 birthday cake
🍫 chocolate
☕ coffee | break
🍵 tea
🍷 wine
🍻 beers | cheers
🎉 party popper | celebrate congratulations hooray tada
🎊 confetti | celebrate
🎈 balloon | birthday
🏆 trophy | win
🥇 gold medal | first
⚽ soccer | football
🎵 music | note
🎮 game
🚀 rocket | launch fast
🌍 globe | world earth
🏠 house | home
🏖️ beach | holiday vacation
🎄 christmas tree
🎃 pumpkin | halloween`,
  },
];
