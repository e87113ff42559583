import type { Lexicon } from './lexicon.ts';

/** What Italian-speaking visitors call the matters of a shop. */
export const lexicon: Lexicon = {
  common:
    'io, il, lo, gli, del, dello, della, dei, degli, delle, dell’ordine, dal, dalla, alla, alle, allo, nel, nella, sul, sulla, di, che, chi, è, cos’è, c’è, dov’è, sono, siete, ho, hai, hanno, avete, abbiamo, mio, mia, miei, mie, vostro, vostra, vostri, questo, questa, quello, quando, quanto, quanti, quanta, dove, perché, quale, quali, qual, cosa, non, più, con, per, anche, però, posso, potete, puoi, vorrei, voglio, fare, essere, ci, vi, ciao, grazie',
  concepts: {
    howLong:
      'quanto tempo, quanti giorni, in quanto tempo, in quanti giorni, quanto ci vuole, quanto ci mette, quanto ci mettete, entro quanto, entro quanti giorni, tempi, tempistic*, quanto dura, quanto impiega',
    howMuch:
      'quanto, quanto costa, quanto costano, quanto viene, quanto vengono, quanto è, quant’è, quanto pago, a quanto, che prezzo, qual è il prezzo',
    when:
      'quando, che giorno, in che data, a che ora, che ore, che orario, fino a quando, da quando, entro quando, per quando',
    where: 'dove, da dove, in quale città, in che città, in che posto',
    which: 'quale, quali, qual, che tipo, che cosa, cosa, cos’è',
    how: 'come, come posso, come faccio, come si, come funziona, in che modo',
    who: 'chi, a chi, con chi, chi siete',
    why: 'perché, come mai, per quale motivo, xké, perke',
    can: 'posso, si può, è possibile, possibile, potrei, potete, puoi, possiamo, è permesso',
    have: 'avete, c’è, ci sono, vendete, offrite, fate, tenete, disponete, trattate',
    want:
      'voglio, vorrei, vorremmo, cerco, sto cercando, ho bisogno, mi serve, mi servono, mi serviva, desidero, mi piacerebbe',
    not: 'non, mai, senza, nessun, nessuno, nessuna, niente, nulla, nemmeno, neanche',
    my: 'mio, mia, miei, mie, nostro, nostra',
    is: 'sono, era, erano, sia, sarà',
    shipping:
      'spedire, spedisc*, spedit*, spedizione, spedizioni, consegn*, inviare, inviate, invio, invia, inviato, mandare, mandate, corriere, corrieri, recapit*, domicilio, poste, trasporto',
    arrive: 'arriva*, arrivo, arrivi, arriver*, l’arrivo, ricever*, ricevo, ricevuto, ricevuti, giung*',
    express:
      'express, espressa, corriere espresso, rapid*, veloc*, urgen*, priorit*, il giorno dopo, giorno successivo, 24 ore, 24h, 48 ore',
    standard: 'standard, spedizione normale, consegna normale, spedizione ordinaria',
    international:
      'internazional*, estero, all’estero, altri paesi, altro paese, paese, paesi, fuori dall’italia, tutto il mondo, mondo, stranier*',
    domestic: 'nazional*, in tutta italia, territorio nazionale, isole, entro il paese',
    customs:
      'dogan*, dazi, dazio, sdogan*, tasse di importazione, tasse d’importazione, oneri doganali, spese doganali',
    parcel: 'pacco, pacchi, pacchetto, pacchetti, plico, scatola',
    lost:
      'perso, persa, persi, perse, perdut*, smarrit*, smarrimento, sparit*, scompars*, bloccat*, fermo, rubato, mai arrivato, mai arrivata, mai ricevuto, non si muove, disperso',
    track:
      'tracc*, rintracc*, tracking, track, trackare, numero di tracking, codice di tracking, seguire, codice di spedizione, numero di spedizione',
    late:
      'ritard*, in ritardo, non ancora, ancora niente, sto ancora aspettando, aspetto ancora, ancora non, tardi, troppo tempo',
    today: 'oggi, oggi stesso, stesso giorno, in giornata, lo stesso giorno',
    pickup:
      'ritir*, in negozio, ritiro in negozio, click and collect, passare a prendere, venire a prendere, pick up, pickup',
    poBox:
      'casella postale, caselle postali, punto di ritiro, punti di ritiro, locker*, fermopoint, fermo posta, fermoposta, inpost, armadietto',
    forwarder: 'spedizionier*, indirizzo di inoltro, inoltro, inoltrare, agente di spedizione',
    military: 'militar*, indirizzo militare, base militare, caserma, esercito, apo, fpo',
    order:
      'ordin*, l’ordine, d’ordine, dell’ordine, dall’ordine, un’ordine, acquist*, l’acquisto, compra*, comperat*, ho ordinato',
    number: 'numero, numeri, num, nr',
    status: 'stato, status, a che punto, situazione, avanzamento, che fine ha fatto',
    cancel: 'annull*, l’annullamento, cancellare, cancello, cancellazione, cancellat*, disdi*, disdett*, revoc*',
    change: 'modific*, cambi*, corregg*, rettific*, aggiorn*, variare, variazione',
    address: 'indirizz*, l’indirizzo, all’indirizzo, dell’indirizzo, domiciliazione',
    invoice: 'fattur*, scontrin*, ricevuta, ricevute, ricevuta fiscale, ricevuta d’acquisto, prova d’acquisto, bolla',
    minimum: 'minim*, almeno, importo minimo, a partire da quanto, soglia',
    preorder: 'preordin*, pre ordine, prenot*, preacquist*, riservare, prevendita',
    return:
      'reso, resi, rend*, restitu*, rimand*, recesso, recedere, rispedi*, mandare indietro, diritto di recesso',
    refund:
      'rimbors*, il rimborso, soldi indietro, i soldi, i miei soldi, riaccredit*, restituzione dei soldi, accredit*',
    exchange:
      'sostitu*, scambi*, cambio merce, cambiare taglia, cambio taglia, cambiare la taglia, cambio con, cambiare con, permuta*',
    damaged:
      'rott*, dannegg*, difett*, guast*, strapp*, buco, buchi, bucata, bucati, crep*, graffi*, macchi*, ammaccat*, perde, non funziona, non funzionano, ha smesso di funzionare, si è rotto, si è rotta, scheggiat*',
    wrong:
      'errat*, errore, errori, scorrett*, sbagli*, non è quello che ho ordinato, un altro prodotto, altro articolo, al posto di',
    deadline:
      'entro quando posso, termine, termini, limite di tempo, ultimo giorno, data limite, quanti giorni ho, tempo per il reso',
    label: 'etichett*, l’etichetta, modulo di reso, etichetta di reso',
    cost:
      'costo, costi, costa, costano, costare, costerà, costos*, prezz*, tariff*, spese, spesa, caro, cara, cari, pagano, listino, importo',
    free: 'gratis, gratuit*, omaggio, in omaggio, senza spese, a costo zero',
    tax: 'tassa, tasse, iva, imposte, imposta',
    payment:
      'pagament*, pagar*, pago, paga, pagato, pagate, metodi di pagamento, metodo di pagamento, modalità di pagamento, saldare',
    card:
      'carta, carte, carta di credito, carte di credito, carta di debito, bancomat, visa, mastercard, amex, american express, postepay, prepagata',
    wallet: 'paypal, pay pal, apple pay, google pay, shop pay, amazon pay, satispay',
    installments:
      'rate, rata, a rate, rateizz*, rateal*, tre rate, in tre rate, finanziament*, klarna, scalapay, paga dopo, pagare dopo, dilazion*',
    cash: 'contanti, contante, contrassegno, alla consegna, pagamento alla consegna, pagare alla consegna, cash',
    bankTransfer: 'bonific*, iban, sepa, conto bancario, conto corrente',
    crypto: 'bitcoin*, cript*, crypto*, ethereum, btc',
    currency: 'valut*, euro, dollar*, sterlin*, moneta',
    discount:
      'sconto, sconti, scontistica, codice sconto, codici sconto, coupon, coupons, buono sconto, buoni sconto, promo, promozion*, codice promozionale, codice promo, offert*, voucher',
    stacking: 'cumul*, combin*, più codici, due codici, più sconti, due sconti, abbin*',
    sale: 'saldi, in saldo, svendit*, liquidazione, ribass*, black friday, cyber monday, outlet, scontati',
    giftCard:
      'carta regalo, carte regalo, buono regalo, buoni regalo, gift card, gift cards, giftcard, carta dono, buono acquisto, buoni acquisto, credito negozio',
    expire: 'scad*, valid*',
    loyalty: 'fedeltà, punti, programma fedeltà, carta fedeltà, raccolta punti, premi, soci, membri, iscritti, vip',
    student: 'student*, sconto studenti, sconto per studenti, universitari*',
    priceMatch:
      'a meno altrove, costa meno altrove, meno caro altrove, adegu* il prezzo, pareggi*, uguagli*, prezzo più basso garantito, miglior prezzo garantito, concorrenz*',
    shop:
      'negozi*, punto vendita, punti vendita, showroom, sede, sedi, filiale, filiali, negozio fisico, vi trovate, bottega',
    hours:
      'orari*, orari di apertura, orario di apertura, apertura, aperti, aperto, aperta, aprite, apre, chius*, chiudete, chiude',
    holiday:
      'festiv*, festa, feste, giorni festivi, vacanz*, natale, pasqua, ferragosto, capodanno, ferie, natalizi*, epifania',
    weekend: 'fine settimana, weekend, week end, sabato, sabati, domenic*',
    contact:
      'contatt*, scrivervi, raggiungervi, mettermi in contatto, servizio clienti, assistenza clienti, assistenza, scrivere',
    phone:
      'telefon*, tel, cellulare, chiamare, chiamarvi, chiamata, chiamo, numero di telefono, numero verde, whatsapp',
    email:
      'email, mail, e mail, emails, posta elettronica, indirizzo email, indirizzo mail, indirizzo e mail, la vostra mail, pec',
    human:
      'umano, umana, umani, essere umano, persona, una persona, persona reale, persona vera, qualcuno, operat*, addett*, consulente, consulenti, un collega, impiegat*, commess*, rappresentante',
    talk: 'parlare, parlo, parla, parlarvi, parlate, chattare, chat, discutere, conversare',
    hiring:
      'lavoro, lavorare, lavorare con voi, lavora con noi, lavorare da voi, posizioni aperte, assum*, candid*, curriculum, cv, tirocin*, stage, offerte di lavoro, carriere',
    wholesale:
      'ingrosso, all’ingrosso, rivend*, grossist*, grandi quantità, b2b, partita iva, ordini grandi, grosse quantità',
    rental: 'noleggi*, affitt*, a noleggio, in affitto, in prestito, leasing',
    affiliate: 'affiliat*, affiliazione, influencer*, collabor*, partnership, sponsor*, ambassador, testimonial',
    sustainability:
      'sostenib*, ecolog*, ricicla*, riciclo, ambient*, l’ambiente, ecososten*, carbonio, clima, etico, etica, etici, equo e solidale, equosolidale, impatto',
    origin:
      'made in, fabbric*, prodotto in, prodotti in, prodotta in, fatto in, fatti in, fatta in, provenienz*, proveng*, origine, d’origine, dove sono prodotti, dove vengono prodotti, produc*, produzion*, stabiliment*, laboratorio',
    privacy: 'privacy, dati personali, dati, miei dati, gdpr, protezione dei dati, cancellare i miei dati, cookie',
    account:
      'account, l’account, registr*, iscriver*, iscrivo, accedere, accesso, login, password, profilo, creare un account, area personale, utente',
    newsletter:
      'newsletter, disiscri*, iscrizione, iscrivermi alla newsletter, cancellarmi, mailing list, mail pubblicitarie, annullare l’iscrizione',
    catalog: 'catalog*, brochure, opuscol*',
    app: 'app, applicazione, l’app',
    giftWrap:
      'confezione regalo, pacchetto regalo, pacco regalo, carta da regalo, confezion*, incart*, impacchett*, biglietto, biglietto di auguri, messaggio regalo',
    engraving:
      'incision*, incider*, inciso, incisa, personalizz*, ricama*, ricamo, ricami, su misura, monogramm*, iniziali',
    product: 'prodotto, prodotti, articol*, l’articolo, dell’articolo, oggett*, merce, merci',
    recommend: 'consigli*, suggeri*, raccomand*, idea, idee, cosa mi consigli',
    stock: 'disponib*, magazzino, in magazzino, esaurit*, stock, in stock, rimast*, giacenza, ne avete, scorte',
    restock:
      'riassort*, riforni*, torna disponibile, tornano disponibili, tornerà disponibile, torneranno disponibili, di nuovo disponibile, nuovamente disponibile, ritorna disponibile, torna in stock',
    warranty: 'garanzi*, garantit*',
    claim: 'reclam*, lamentel*, contestazion*, far valere',
    repair: 'ripar*, aggiust*, rammend*, cucire, sistemare',
    spareParts: 'ricamb*, pezzi di ricambio, pezzo di ricambio, parti di ricambio, pezzo, pezzi, parte di ricambio',
    size: 'taglia, taglie, misura, misure, vestibilità, veste, calza, numero di scarpe, xs, xl, xxl',
    sizeChart:
      'guida alle taglie, guida taglie, tabella taglie, tabella delle taglie, tabella misure, guida alle misure',
    small: 'piccol*, troppo piccolo, strett*, troppo stretto, stringe',
    large: 'grande, grandi, troppo grande, largo, larga, larghi, ampio, ampia',
    wash: 'lavar*, lava, lavo, lavano, lavaggi*, lavabil*, lavatrice, pulir*, puliz*, detersiv*, lavato, lavata',
    dry: 'asciugare, asciugarlo, asciuga, asciugatura, asciugatrice, a secco',
    care: 'cura, curare, manutenzion*, prendersi cura, trattamento, conservare',
    waterproof:
      'impermeab*, waterproof, idrorepellent*, resistente all’acqua, resistenti all’acqua, resiste all’acqua, a prova d’acqua, stagn*',
    material:
      'material*, tessut*, stoffa, stoffe, composizion*, di cosa è fatto, di cosa è fatta, di cosa sono fatti, di che materiale',
    weight: 'peso, pesa, pesano, pesant*, legger*, quanto pesa, kg, chili, grammi',
    dimensions:
      'dimension*, altezza, larghezza, lunghezza, profondità, diametro, misura in cm, cm, quanto è grande, quanto misura, quanto è alto, ingombro',
    color: 'color*, tinta, tinte, tonalità',
    vegan: 'vegan*, vegetal*, vegetarian*, senza pelle, origine animale, cruelty free',
    kids: 'bambin*, bimb*, neonat*, ragazz*, figlio, figlia, figli, figlie, junior, infantil*, nipotin*',
    women: 'donna, donne, femminil*, moglie, fidanzata, signora, signore, per lei, mamma, madre, sorella',
    men: 'uomo, uomini, maschil*, marito, fidanzato, per lui, papà, padre, fratello',
    pets: 'cane, cani, gatto, gatti, animal*, cucciol*, gattin*',
    cheapest:
      'economic*, più economico, più economica, meno caro, meno costoso, meno cara, costa meno, costano meno, a buon mercato, a buon prezzo, prezzo più basso, low cost, budget',
    dearest: 'più caro, più cara, più costoso, più costosa, lusso, premium, alta gamma, pregiat*',
    newest:
      'novità, nuovi arrivi, nuovi prodotti, nuova collezione, ultimi arrivi, ultima collezione, più nuovo, più recenti, appena arrivati',
    bestseller:
      'più venduto, più venduti, più venduta, più vendute, bestseller*, best seller, più popolare, più popolari, popolar*, più amati',
    under: 'meno di, sotto, al di sotto, sotto i, inferior*, al massimo, massimo, non più di, fino a',
    over: 'più di, sopra, al di sopra, superior*, oltre',
    cart: 'carrello, aggiung*, cestino, aggiungere al carrello, mettere nel carrello',
    compare: 'confront*, differenz*, differisc*, meglio, miglior*, paragon*, vs, versus',
    assembly: 'montaggio, montar*, assembl*, installa*, istruzion*, manuale, manuali, monta',
    insurance: 'assicura*, l’assicurazione, polizza',
    gift: 'regal*, un’idea regalo, idea regalo, idee regalo, compleanno, dono',
    jacket: 'giacc*, giubbott*, giubbin*, cappott*, piumin*, parka*, giacca a vento, k way, blazer*',
    shirt: 'camici*, magliett*, t shirt, tshirt, polo, canott*, blusa, top',
    sweater: 'maglion*, maglia, maglie, felp*, cardigan*, pullover*, pile, golf, gilet',
    trousers: 'pantalon*, jeans, leggings, bermuda, shorts, tuta, tute',
    dress: 'vestito, vestiti, abito, abiti, gonn*, l’abito',
    shoes: 'scarp*, stival*, sandal*, ciabatt*, pantofol*, sneaker*, tacchi, calzatur*, mocassin*',
    socks: 'calzin*, calze, collant, calzett*',
    hat: 'cappell*, berrett*, cuffia, basco',
    gloves: 'guant*, muffole, manopole',
    scarf: 'sciarp*, foulard, scialle, scialli, scaldacollo',
    underwear: 'intim*, biancheria intima, mutand*, boxer, slip, reggisen*, lingerie',
    swimwear: 'costume da bagno, costumi da bagno, costume, costumi, bikini',
    backpack: 'zaino, zaini, zainett*',
    bag: 'borsa, borse, borsett*, tracolla, marsupio, pochette, sacca, tote',
    wallets: 'portafogli*, portamonete, porta carte, portacarte',
    suitcase: 'valig*, bagagl*, trolley',
    tent: 'tenda, tende, tenda da campeggio, bivacco',
    sleepingBag: 'sacco a pelo, sacchi a pelo, saccoapelo',
    sleepingPad: 'materassin*, stuoi*, tappetino, materasso gonfiabile, materasso da campeggio',
    blanket: 'copert*, plaid, trapunt*, piumone, piumoni',
    pillow: 'cuscin*, guancial*',
    towel: 'asciugaman*, telo, teli, accappato*, telo mare',
    lamp: 'lampad*, lanterna, lanterne, torcia, torce, luce, luci, frontale, faretto, illuminazione',
    mug: 'tazza, tazze, tazzin*, bicchier*, mug',
    bottle: 'bottigli*, borracc*, thermos, termos, fiaschett*',
    pan: 'padell*, pentol*, casseruol*, tegam*, wok',
    kettle: 'bollitor*, teier*, caffettier*, moka',
    stove: 'fornell*, cucina a gas, barbecue, griglia, griglie, bruciatore',
    plate: 'piatto, piatti, ciotol*, stoviglie, scodell*, insalatier*',
    knife: 'coltell*, lama, lame, multiuso',
    chair: 'sedia, sedie, poltron*, sgabell*, panca',
    table: 'tavol*, scrivani*',
    sofa: 'divan*, sofà',
    bed: 'letto, letti, materasso, materassi, lenzuol*, biancheria da letto, copripiumino',
    curtain: 'tendin*, tendagg*, tende da interni, tende oscuranti, tapparell*',
    rug: 'tappeto, tappeti, moquette, zerbin*',
    candle: 'candel*',
    vase: 'vaso, vasi, fioriera, fioriere, portavaso',
    jewelry: 'gioiell*, collana, collane, anell*, orecchin*, braccial*, ciondol*',
    watch: 'orolog*, l’orologio',
    glasses: 'occhial*, occhiali da sole',
    umbrella: 'ombrell*, l’ombrello',
    phoneCase: 'cover, custodi*, cover per telefono, cover iphone',
    headphones: 'cuffie, auricolar*, airpods',
    laptop: 'portatile, portatili, computer, laptop, pc, notebook',
    charger: 'caricabatter*, caricator*, cavo, cavi, power bank, powerbank, adattator*, alimentator*',
    cosmetics: 'cosmetic*, trucco, trucchi, crema, creme, shampoo, sapon*, siero, lozion*, rossett*, bagnoschiuma',
    perfume: 'profum*, fragranz*, colonia, eau de toilette',
    coffee: 'caffè, espresso',
    tea: 'il tè, un tè, del tè, tè verde, tè nero, tisan*, infus*, il the',
    chocolate: 'cioccolat*, caramell*, dolci, dolciumi',
    wine: 'vino, vini, spumante, prosecco',
    book: 'libro, libri, romanz*',
    toy: 'giocattol*, gioco, giochi, puzzle, peluche, bambola, bambole',
    bike: 'bici, biciclett*, ciclis*, mtb',
    wool: 'lana, lane, merino, merinos, cachemire, cashmere, mohair',
    cotton: 'cotone',
    leather: 'pelle, cuoio, camoscio, pelli',
    silk: 'seta',
    linen: 'lino',
    down: 'piuma, piume, piuma d’oca, imbottitura',
    wood: 'legno, in legno, rovere, faggio',
    castIron: 'ghisa, in ghisa',
    black: 'nero, nera, neri, nere',
    white: 'bianco, bianca, bianchi, bianche, panna',
    red: 'rosso, rossa, rossi, rosse, bordeaux',
    blue: 'blu, azzurr*, celeste, turchese',
    green: 'verde, verdi, oliva',
    gray: 'grigio, grigia, grigi, grigie, antracite',
    brown: 'marrone, marroni, beige, cammello',
    yellow: 'giallo, gialla, gialli, gialle, senape, ocra',
    pink: 'rosa, fucsia',
    orange: 'arancion*, arancio',
    purple: 'viola, lilla, porpora',
    day: 'giorno, giorni, giornat*, giorni lavorativi, giorni feriali, lavorativi',
    week: 'settimana, settimane',
    month: 'mese, mesi',
    year: 'anno, anni, l’anno, all’anno',
    hour: 'ora, ore, h, minut*, un’ora',
    person: 'persone, gente, posti',
    winter: 'invern*, l’inverno, d’inverno, freddo, fredda, neve',
    summer: 'estate, estiv*, l’estate, d’estate, caldo, calda',
    rain: 'pioggi*, piove, piovos*, bagnat*',
    hiking:
      'escursion*, l’escursionismo, trekking, montagn*, cammin*, passeggiat*, outdoor, aria aperta, all’aperto, alpinismo',
    camping: 'campegg*, camping, accampament*',
    night: 'notte, notti, notturn*, buio',
    hello: 'ciao, salve, buongiorno, buonasera, buon giorno, buona sera, buon pomeriggio, hey, ehi, buondì',
    thanks: 'grazie, grazie mille, ti ringrazio, vi ringrazio, ringrazi*, thx, grz',
    bye:
      'arrivederci, a presto, buona giornata, buona serata, buonanotte, buona notte, ci vediamo, addio, bye, alla prossima',
    yes: 'sì, certo, ok, okay, va bene, d’accordo, certamente, volentieri, perfetto',
    no: 'no, no grazie, non serve, nient’altro, niente altro, a posto così',
    please: 'per favore, per piacere, per cortesia, cortesemente, x favore, pf',
    and: 'e, ed, e anche, inoltre, nonché',
  },
};
