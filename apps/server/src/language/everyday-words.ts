/**
 * Words of English that say little about what is asked, because they stand in questions and texts of every kind: the most
 * usual ones of the language, and those by which every shop speaks of buying and selling. A question's other words are
 * what tells it from its like ("are moth holes covered by the guarantee").
 */
export const everydayWords: ReadonlySet<string> = new Set(
  (
    'a able about above accept accepted access according account across act actually add added address after afternoon again against age ago ' +
    'agree ahead all allow allowed almost alone along already alright also although always am among amount an and another answer any anybody ' +
    'anymore anyone anything anyway anywhere apart apparently apply are area around arrive arrived arrives as ask asked asking at available away awesome ' +
    'awful back bad bank be became because become been before began begin behind being believe below beside best better between beyond big bigger ' +
    'bit body bother both bought box break bring broke broken brother brought business but buy buying by call called calling came can cannot cant card ' +
    'cards care case cause certain chance change changed chat cheap check checkout choose city class clean clear close closed code come comes coming common ' +
    'company complete concern condition consider contact continue correct cost costs could couldnt country couple course cover covered create current currently ' +
    'customer customers cut dad daughter date dated day days dead deal decide decided definitely deliver delivered delivery depend describe details did didnt die ' +
    'differ difference different difficult direct discount discounts do does doesnt doing dollar dollars done dont door doubt down drive drop during each earlier early ' +
    'easily easy either else email end ended enough entire even evening event ever every everybody everyone everything everywhere exact exactly example except ' +
    'exchange expect expected expensive explain extra face fact fail fair fall family far fast father favorite feel felt few fill final finally find fine finish first fit ' +
    'fits fix follow following for form found free friday friend friends from front full further gave general get gets getting gift girl girlfriend give given ' +
    'giving glad go goes going gone good got great group guarantee guess guy guys had half hand happen happened happens happy hard has hasnt hate have havent having he ' +
    'head hear heard hello help her here hers hey hi high him his hold home hope hour hours house how however huge hurry husband i id idea if ill im important ' +
    'in include included includes including info information inside instead interested into is isnt issue it item items its ive job just keep keeps kept kid kids kind ' +
    'knew know known large larger last late later least leave leaves left length less let lets letter life light like likely line link list little live ll load local ' +
    'long longer look looked looking looks lose lost lot lots love low lower made main make makes making man many matter matters may maybe me mean means meant mention ' +
    'message method might mind mine minute minutes miss missing mistake mom moment monday money month months more morning most mostly mother move much mum must my myself name ' +
    'near nearly need needed needs neither never new news next nice night no nobody noon nor normal normally not note nothing notice now number of off offer offers ' +
    'office often oh ok okay old on once one ones online only open opened opening opens option options or order ordered ordering orders other others our ours out ' +
    'outside over own package paid parcel part particular parts party past pay paying payment payments people per perfect perhaps period person phone photo pick picked piece pieces ' +
    'place placed plan please plus point policy possible post prefer present pretty price prices probably problem problems product products proper provide public purchase put ' +
    'question questions quick quickly quite ran rather reach read ready real really reason receive received recent record records refund refunded refunds regarding regular remain remember rest ' +
    'result return returned returning returns right room rule rules run said same sat saturday saw say saying says second see seem seems seen sell sell send sends sense sent ' +
    'service set several shall she ship shipment shipped shipping ships shop shopping short should shouldnt show side sign simple simply since single sister site size sizes small ' +
    'smaller so sold some somebody somehow someone something sometimes somewhere son soon sorry sort sound special specific spend spent stand start started starts state status stay still stop ' +
    'store stores story straight stuff stupid such suggest sunday sure swap switch take taken takes taking talk tell tells terms than thank thanks that the their them then there these they thing things ' +
    'think this those though thought through thursday thus time times to today together told tomorrow tonight too took top total touch toward track tracking tried trouble true try trying ' +
    'tuesday turn two type under understand unless until up upon us use used useful user uses using usual usually various version very via visit wait waiting want wanted wants ' +
    'warranty was wasnt watch way ways we website wednesday week weekend weeks well went were what whatever when whenever where wherever whether which while who whoever whole whom whose why wife will ' +
    'wish with within without woman women won wonder wont word words work worked working works world worse worst worth would wouldnt write writing wrong year years yes yesterday yet you young your ' +
    'yours yourself whats wheres whos whens hows thats theres cool damn grab literally max min till til mail code codes love u ur pls plz thx smth bc b4 rn lol btw gonna wanna gotta kinda dunno yeah yep nope hmm ugh haha omg'
  ).split(' '),
);
