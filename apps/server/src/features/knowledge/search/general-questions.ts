/** Questions that no shop is asked for, as people type them: how near they come tells what is only noise. */
export const generalQuestions: readonly string[] = `
what is the capital of australia
who won the world cup in 2010
how tall is mount everest
what's the weather like tomorrow
will it rain this weekend
set an alarm for six in the morning
remind me to call my mother tonight
tell me a recipe for pancakes
how long do i boil an egg
how many calories are in a banana
is a tomato a fruit or a vegetable
what is the square root of 144
what's fifteen percent of eighty
solve x squared plus two x equals eight
translate good morning into french
how do you say thank you in japanese
write me a poem about autumn
write a python function that sorts a list
what does recursion mean
how do i install linux on my laptop
why is my computer so slow
my printer does not print
how do i reset my router
who is the president of france
when was the french revolution
explain quantum physics to me
how far away is the moon
what is the speed of light
why is the sky blue
do aliens exist
what is the meaning of love
should i break up with my boyfriend
how can i lose weight quickly
i have a headache what should i take
what are the symptoms of the flu
how do i get rid of a cold
book me a flight to rome
find a cheap hotel in barcelona
what time is it in tokyo
how long is the flight from london to new york
do i need a visa for brazil
when does the next train to berlin leave
is there traffic on the way to work
where is the nearest gas station
find a good italian restaurant near me
order me a pizza with mushrooms
play some music
what's the name of this song
who wrote romeo and juliet
recommend me a good movie
when does the new season start
what is the score of the game
transfer 200 dollars to my savings account
what is my bank balance
how do i apply for a mortgage
what is the exchange rate of the euro
how do i file my taxes
should i buy stocks now
how much does a teacher earn
help me write my cv
how do i change a flat tire
how often should i change the oil in my car
how do i train my puppy
what do hamsters eat
how do i remove a wine stain from the ceiling
how do i grow tomatoes on a balcony
how do i tie a tie
what should i wear to a wedding
tell me something interesting
are you able to do my homework
`
  .trim()
  .split('\n');
