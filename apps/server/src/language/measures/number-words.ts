import type { Language } from '../languages.ts';

/** The numbers that shops write in words. One is none of them: in most languages it is an article. */
export const counted = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 24, 30, 40, 50, 60, 90, 100] as const;

/**
 * What each of `counted` is called, in its order. `/` parts forms of one; `?` marks a word that means something else, too:
 * it counts only before what can be measured. Scripts without spaces write their numerals otherwise and have no entry.
 */
export const numberWords: Readonly<Partial<Record<Language, string>>> = {
  en: 'two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,twenty,,thirty,forty,fifty,sixty,ninety,hundred',
  de: 'zwei,drei,vier,fünf,sechs,sieben,acht?,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn,zwanzig,vierundzwanzig,dreißig,vierzig,fünfzig,sechzig,neunzig,hundert/einhundert',
  fr: 'deux,trois,quatre,cinq,six,sept,huit,neuf?,dix,onze,douze,treize,quatorze,quinze,vingt,,trente,quarante,cinquante,soixante,,cent',
  es: 'dos,tres,cuatro,cinco,seis,siete,ocho,nueve,diez,once,doce,trece,catorce,quince,veinte,veinticuatro,treinta,cuarenta,cincuenta,sesenta,noventa,cien/ciento',
  pt: 'dois/duas,três,quatro,cinco,seis,sete,oito,nove,dez,onze,doze,treze,catorze/quatorze,quinze,vinte,,trinta,quarenta,cinquenta,sessenta,noventa,cem/cento',
  it: 'due,tre,quattro,cinque,sei?,sette,otto,nove,dieci,undici,dodici,tredici,quattordici,quindici,venti,ventiquattro,trenta,quaranta,cinquanta,sessanta,novanta,cento',
  nl: 'twee,drie,vier,vijf,zes,zeven,acht?,negen,tien,elf,twaalf,dertien,veertien,vijftien,twintig,vierentwintig,dertig,veertig,vijftig,zestig,negentig,honderd',
  sv: 'två,tre,fyra,fem,sex,sju,åtta,nio,tio,elva,tolv,tretton,fjorton,femton,tjugo,tjugofyra,trettio,fyrtio,femtio,sextio,nittio,hundra',
  da: 'to,tre,fire,fem,seks,syv,otte,ni,ti,elleve,tolv,tretten,fjorten,femten,tyve,fireogtyve,tredive,fyrre,halvtreds,tres,halvfems,hundrede',
  nb: 'to,tre,fire,fem,seks,sju/syv,åtte,ni,ti,elleve,tolv,tretten,fjorten,femten,tjue,tjuefire,tretti,førti,femti,seksti,nitti,hundre',
  fi: 'kaksi/kahden/kahdessa,kolme/kolmen/kolmessa,neljä/neljän/neljässä,viisi/viiden/viidessä,kuusi/kuuden/kuudessa,seitsemän,kahdeksan,yhdeksän,kymmenen,yksitoista,kaksitoista,kolmetoista,neljätoista,viisitoista,kaksikymmentä,,kolmekymmentä,neljäkymmentä,viisikymmentä,kuusikymmentä,yhdeksänkymmentä,sata',
  hu: 'két/kettő,három,négy,öt,hat?,hét?,nyolc,kilenc,tíz,tizenegy,tizenkét/tizenkettő,tizenhárom,tizennégy,tizenöt,húsz,huszonnégy,harminc,negyven,ötven,hatvan,kilencven,száz',
  pl: 'dwa/dwie/dwóch/dwoma/dwu,trzy/trzech/trzema,cztery/czterech,pięć/pięciu,sześć/sześciu,siedem/siedmiu,osiem/ośmiu,dziewięć/dziewięciu,dziesięć/dziesięciu,jedenaście/jedenastu,dwanaście/dwunastu,trzynaście/trzynastu,czternaście/czternastu,piętnaście/piętnastu,dwadzieścia/dwudziestu,,trzydzieści/trzydziestu,czterdzieści/czterdziestu,pięćdziesiąt/pięćdziesięciu,sześćdziesiąt/sześćdziesięciu,dziewięćdziesiąt/dziewięćdziesięciu,sto?',
  cs: 'dva/dvě/dvou/dvěma,tři/tří/třech,čtyři/čtyř/čtyřech,pět/pěti,šest/šesti,sedm/sedmi,osm/osmi,devět/devíti,deset/deseti,jedenáct/jedenácti,dvanáct/dvanácti,třináct/třinácti,čtrnáct/čtrnácti,patnáct/patnácti,dvacet/dvaceti,,třicet/třiceti,čtyřicet/čtyřiceti,padesát/padesáti,šedesát/šedesáti,devadesát/devadesáti,sto?',
  ro: 'doi/două,trei,patru,cinci,șase,șapte,opt,nouă?,zece,unsprezece,doisprezece/douăsprezece,treisprezece,paisprezece,cincisprezece,douăzeci,,treizeci,patruzeci,cincizeci,șaizeci,nouăzeci,sută',
  tr: 'iki,üç,dört,beş,altı?,yedi?,sekiz,dokuz,on?,onbir,oniki,onüç,ondört,onbeş,yirmi,,otuz,kırk,elli,altmış,doksan,yüz?',
  el: 'δύο/δυο,τρεις/τρία/τριών,τέσσερις/τέσσερα/τεσσάρων,πέντε,έξι,επτά/εφτά,οκτώ/οχτώ,εννέα/εννιά,δέκα,έντεκα,δώδεκα,δεκατρείς/δεκατρία,δεκατέσσερις/δεκατέσσερα,δεκαπέντε,είκοσι,,τριάντα,σαράντα,πενήντα,εξήντα,ενενήντα,εκατό',
  ru: 'два/две/двух/двумя,три/трёх/трех/тремя,четыре/четырёх/четырех,пять/пяти,шесть/шести,семь/семи,восемь/восьми,девять/девяти,десять/десяти,одиннадцать/одиннадцати,двенадцать/двенадцати,тринадцать/тринадцати,четырнадцать/четырнадцати,пятнадцать/пятнадцати,двадцать/двадцати,,тридцать/тридцати,сорок/сорока,пятьдесят/пятидесяти,шестьдесят/шестидесяти,девяносто/девяноста,сто?/ста?',
  uk: 'два/дві/двох/двома,три/трьох/трьома,чотири/чотирьох,п’ять/п’яти,шість/шести,сім/семи,вісім/восьми,дев’ять/дев’яти,десять/десяти,одинадцять/одинадцяти,дванадцять/дванадцяти,тринадцять/тринадцяти,чотирнадцять/чотирнадцяти,п’ятнадцять/п’ятнадцяти,двадцять/двадцяти,,тридцять/тридцяти,сорок/сорока,п’ятдесят/п’ятдесяти,шістдесят/шістдесяти,дев’яносто,сто?/ста?',
  ar: 'اثنان/اثنين/اثنتان/اثنتين/يومين/يومان/أسبوعين/أسبوعان/شهرين/شهران/سنتين/عامين/ساعتين,ثلاثة/ثلاث,أربعة/أربع,خمسة/خمس,ستة/ست,سبعة/سبع,ثمانية/ثماني/ثمان,تسعة/تسع,عشرة/عشر,,,,,,عشرين/عشرون,,ثلاثين/ثلاثون,أربعين/أربعون,خمسين/خمسون,ستين/ستون,تسعين/تسعون,مائة/مئة',
  he: 'שני?/שתי/שניים/שתיים/יומיים/שבועיים/חודשיים/שנתיים/שעתיים,שלושה/שלוש,ארבעה/ארבע,חמישה/חמש,שישה/שש,שבעה/שבע,שמונה,תשעה/תשע,עשרה/עשר,,,,,,עשרים,,שלושים,ארבעים,חמישים,שישים,תשעים,מאה',
  hi: 'दो?,तीन,चार,पांच/पाँच,छह/छः,सात,आठ,नौ,दस,ग्यारह,बारह,तेरह,चौदह,पंद्रह,बीस,चौबीस,तीस,चालीस,पचास,साठ,नब्बे,सौ',
  ko: '두?/이틀,세?/사흘,네?/나흘,다섯,여섯,일곱,여덟,아홉,열?/열흘,열한,열두,,,보름,스무?,,,,,,,백?',
  id: 'dua,tiga,empat,lima,enam,tujuh,delapan,sembilan,sepuluh,sebelas,,,,,,,,,,,,seratus',
  vi: 'hai,ba?,bốn,năm?,sáu,bảy,tám?,chín?,mười?,,,,,,,,,,,,,trăm?',
  th: 'สอง,สาม,สี่,ห้า?,หก,เจ็ด,แปด,เก้า,สิบ,สิบเอ็ด,สิบสอง,สิบสาม,สิบสี่,สิบห้า,ยี่สิบ,ยี่สิบสี่,สามสิบ,สี่สิบ,ห้าสิบ,หกสิบ,เก้าสิบ,ร้อย?',
};
