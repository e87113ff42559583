import type { Lexicon } from './lexicon.ts';

/** What German-speaking visitors call the matters of a shop. */
export const lexicon: Lexicon = {
  common:
    'ich, mich, mir, wir, uns, ihr, euch, euer, eure, sie, ihnen, es, der, die, das, den, dem, des, ein, eine, einen, einem, einer, und, oder, aber, auch, nicht, kein, keine, ist, sind, bin, war, wird, werden, wurde, habe, hat, haben, hätte, kann, könnt, können, muss, möchte, für, mit, nach, von, zu, zum, zur, bei, auf, aus, bis, noch, schon, wie, was, wann, wo, wer, wieso, warum, welche, wenn, dass, gibt, im, am',
  idle: 'so, da, dann, denn, doch, mal, etwas, irgendwann, irgendwie, irgendwas, irgendwo, jetzt, gerade, eigentlich, vielleicht, gern, gerne, soll, sollte, sollen, sollten, muß, müsste, müssen, müsst, will, wollen, wollte, würde, würden, wäre, darf, mag, lassen, lasse, machen, mache, macht, gemacht, tun, tut, nehmen, nehme, nimmt, wählen, auswählen, sein, seine, dein, deine, euren, eurem, eurer, ihre, ihren, ihrem, ihrer, diese, dieser, dieses, diesen, jede, jeder, jedes, alle, alles, man, dort, hier, dazu, damit, dafür, davon, daran, dabei, über, vor, hinter, um, ab, gegen, durch, an, sagen, wissen, frage, sehr, ganz, nur, immer, sonst, wohl, halt, eben, überhaupt, einfach, funktioniert, läuft, geht, liegen, liege, stehe, beim, vom, ins, ans, sich, sobald, falls, ob, als, weil, sowie, bzw, werde, wurden, hatte, worden, passiert, bitte, in, eins, weiß nicht, was jetzt, hab ich, geben, gib, gebt, nennen, schnell mal, richtig, richtige, richtigen, hab, angegeben, bekomm, kriege, krieg, gibts, leider, mein, woran, inbegriffen, enthalten, inklusive, inkl, irgendein, irgendeine, bekommt, ihn, ihm, kein',
  between: 'zwischen',
  concepts: {
    howLong:
      'wie lange, wie lang, wie schnell, wie viele tage, wieviele tage, wie viel zeit, dauert, dauer, *dauer, lieferzeit*',
    howMuch: 'wie viel, wieviel, wie teuer, was kostet, was kosten, wie hoch',
    when: 'wann, bis wann, ab wann, um wie viel uhr, welche uhrzeit, zu welcher zeit',
    where: 'wo, woher, wohin, an welchem ort, in welcher stadt',
    which: 'welche, welcher, welches, welchen, welchem, was, was für',
    how: 'wie, wie kann ich, wie geht, auf welche weise',
    who: 'wer, wen, wem',
    why: 'warum, wieso, weshalb, wie kommt es',
    can: 'kann ich, darf ich, können wir, könnte ich, ist es möglich, möglich, geht das, kann man, darf man, erlaubt',
    have: 'haben sie, habt ihr, gibt es, gibts, führen sie, führt ihr, verkauft ihr, verkaufen sie, bieten sie, bietet ihr',
    want: 'ich will, ich möchte, ich brauche, ich suche, suche, brauche, möchte, hätte gern*, ich würde gern*, bin auf der suche',
    not: 'nicht, kein, keine, keinen, keiner, keinem, nie, niemals, ohne, nix',
    my: 'mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserer',
    is: 'ist, sind, war, waren',
    shipping:
      'versand*, versend*, verschick*, liefer*, *lieferung, zustell*, geschickt, schickt ihr, schicken sie, *versand, lieferzeit*, schicken, schickt, verschicken, zugestellt, ausgeliefert, porto',
    arrive:
      'ankomm*, angekommen, kommt, kommen, eintreff*, eingetroffen, erhalten, bekomme, bekommen, da sein, kam, kamen, kam an, kommt an, angeliefert, erreicht mich, da ist',
    express:
      'express*, eilig*, dringend*, eilt, schneller, schnellversand, über nacht, am nächsten tag, priorit*, blitzversand',
    standard: 'standard, standardversand, standardlieferung, normaler versand, normale lieferung, normalversand',
    international:
      'international*, ausland, auslands*, weltweit*, andere länder, ins andere land, ausländisch*, im eu ausland, außerhalb deutschlands, übersee',
    domestic: 'inland, inlands*, innerhalb deutschlands, innerhalb des landes, landesweit, deutschlandweit',
    customs:
      'zoll, zölle, zollgebühr*, zollkosten, zollabfertigung, verzoll*, einfuhr*, importsteuer*, importgebühr*, zollfrei',
    parcel: 'paket*, päckchen, paeckchen, sendung, sendungen, karton, kartons, postpaket',
    lost: 'verloren*, verschwunden*, vermisst, fehlt, verschollen, ist weg, nie angekommen, nicht angekommen, hängt fest, steckt fest',
    track:
      'track*, sendungsverfolg*, sendungsnummer*, sendungsstatus, paketverfolgung, verfolgen, nachverfolg*, wo bleibt, wo ist mein paket, wo ist meine sendung',
    late: 'verspät*, verzöger*, zu spät, überfällig, warte, warten, gewartet, immer noch nicht, noch nicht da, spät',
    today: 'heute, noch heute, am selben tag, am gleichen tag, taggleich',
    pickup: 'abhol*, selbstabhol*, abzuholen, hole ab, abgeholt, click and collect, click collect, im laden abholen',
    poBox: 'postfach*, packstation*, paketstation*, paketbox*, abholstation*, paketshop*, dhl station',
    forwarder:
      'spedition*, spediteur*, frachtführer, paketweiterleit*, weiterleitungsadresse, weiterleitungsdienst, paketumleit*',
    military: 'militäradress*, militärpost, feldpost*, apo adresse, apo, fpo',
    order: 'bestell*, auftrag*, aufträge, gekauft, kauf, kaufe, kaufen, einkauf, order, geordert',
    number: 'nummer, nummern, *nummer, nr',
    status: 'status, stand, stand der dinge, fortschritt, wie weit, *status',
    cancel:
      'stornier*, storno*, abbestell*, abbrechen, rückgängig, annullier*, stornogebühr, absagen, cancel*, kündig*',
    change: 'änder*, aender*, geändert, geaendert, abändern, anpassen, korrigier*, bearbeiten, aktualisier*, umändern',
    address: 'adress*, *adresse, anschrift*, lieferanschrift, hausnummer, umgezogen',
    invoice:
      'rechnung, rechnungen, rechnungskopie, kassenbon*, quittung*, beleg, belege, kaufbeleg*, kassenzettel, rechnung schicken',
    minimum: 'mindest*, minimum, minimal, wenigstens',
    preorder: 'vorbestell*, vormerk*, reservier*, preorder*, zurückleg*',
    return:
      'rückgabe*, rückgeb*, rücksend*, rückversand*, retour*, zurückg*, zurücks*, zurückzu*, zurück, widerruf*, retoure, retouren, wiedergeben, zurücknehmen, nehmt ihr zurück',
    refund:
      'erstatt*, rückerstatt*, *erstattung, zurückerstatt*, geld zurück, geld wieder, rückzahlung*, gutschrift*, zurückzahl*, refund*',
    exchange: 'umtausch*, umzutauschen, umgetauscht, austausch*, eintausch*, tauschen, tausch, getauscht',
    damaged:
      'beschädig*, kaputt*, defekt*, zerbroch*, gebrochen, zerriss*, loch, fehlerhaft*, funktioniert nicht, geht nicht mehr, gerissen, beschaedigt*, undicht, zerkratzt*, kratzer, mangel, mängel, mangelhaft*',
    wrong:
      'falsch*, verkehrt*, irrtum, irrtümlich*, nicht bestellt, vertauscht, fehllieferung*, falschlieferung*, falscher artikel, falsches teil, falsche größe bekommen, falsche farbe bekommen, versehentlich',
    deadline:
      'frist, fristen, *frist, letzter tag, zeitlimit, wie lange zeit, wie lange kann ich, zeitraum, bis wann, innerhalb welcher frist, rückgabefrist*, umtauschfrist*, wie viele tage hab ich, wie viel zeit hab ich',
    label:
      'label, etikett*, rücksendeetikett*, retourenschein*, retourenlabel*, rücksendelabel*, rücksendeschein*, versandetikett*, *label, retourenlabel, retourenetikett*, retourenaufkleber, rücksendelabel',
    cost: 'kosten, kostet, koste, *kosten, preis, preise, *preis, gebühr*, *gebühren, teuer',
    free: 'gratis*, kostenlos*, kostenfrei*, umsonst, versandkostenfrei*, portofrei*, ohne versandkosten',
    tax: 'steuer, steuern, mwst, mehrwertsteuer*, umsatzsteuer*, ust, steuerfrei',
    payment:
      'zahl*, bezahl*, *zahlung, zahlungsart*, zahlungsmethode*, auf rechnung, rechnungskauf, vorkasse, lastschrift, kasse',
    card: 'kreditkarte*, debitkarte*, visa*, mastercard*, american express, amex, ec karte, girokarte, girocard, kartenzahlung',
    wallet: 'paypal, apple pay, google pay, shop pay, amazon pay, applepay, googlepay, twint',
    installments:
      'rate, raten, auf raten, ratenzahl*, ratenkauf*, klarna, später zahlen, später bezahlen, finanzier*, teilzahlung*',
    cash: 'bar, bargeld, barzahlung*, in bar, nachnahme, per nachnahme',
    bankTransfer: 'überweis*, ueberweis*, banküberweis*, bankkonto, sofortüberweis*, sepa, iban, bankverbindung',
    crypto: 'bitcoin*, krypto*, crypto*, ethereum',
    currency: 'währung*, waehrung*, fremdwährung*, euro, dollar, franken, pfund, chf',
    discount:
      'rabatt*, *rabatt, gutscheincode*, gutschein, gutscheine, aktionscode*, promo*, coupon*, nachlass, prozente',
    stacking:
      'kombinier*, mehrere codes, zwei codes, mehrere gutscheine, zwei gutscheine, mehrere rabatte, zusammen einlösen, gleichzeitig einlösen',
    sale: 'sale, schlussverkauf, ausverkauf, sommerschlussverkauf, winterschlussverkauf, reduziert*, black friday, cyber monday, im angebot, angebote, sonderangebot*, herabgesetzt*',
    giftCard:
      'geschenkgutschein*, geschenkkarte*, gutscheinkarte*, geschenkskarte*, wertgutschein*, guthaben*, gift card, giftcard, gutschein, gutscheine, gutscheinen, gutscheins',
    expire: 'ablauf*, abläuft, abgelaufen*, läuft ab, verfall*, verfällt, gültig*, haltbar*, einlösbar, wie lange gilt',
    loyalty:
      'treue*, bonuspunkt*, punkte, prämie*, bonusprogramm*, kundenkarte*, mitgliedschaft*, stammkunde*, kundenclub, vip',
    student: 'student*, studierende*, studi, studis, schüler*, studentenrabatt, azubi*',
    priceMatch:
      'bestpreis*, preisgarantie*, tiefpreis*, preisanpassung*, preisgleich*, tiefstpreis*, woanders billiger, woanders günstiger, anderswo günstiger',
    shop: 'laden, ladens, geschäft, geschäfte, ladengeschäft*, filiale*, standort*, showroom, vor ort, shop',
    hours:
      'öffnungszeit*, oeffnungszeit*, geschäftszeit*, geöffnet, geschlossen, offen, wie viel uhr, schließt ihr, macht ihr auf, aufmachen, schließt, öffnet, macht auf, macht zu, ladenzeiten',
    holiday:
      'feiertag*, weihnacht*, heiligabend, silvester, neujahr, ostern, osterfeiertag*, pfingsten, karfreitag, betriebsferien',
    weekend: 'wochenend*, samstag*, sonntag*, sonnabend*',
    contact:
      'kontakt*, erreiche, erreichen, erreichbar*, euch schreiben, ihnen schreiben, in verbindung, kundenservice, kundendienst, support',
    phone: 'telefon*, anrufen, anruf, rufnummer*, hotline*, whatsapp, handynummer, telefonisch, ruft, zurückrufen',
    email: 'email*, e mail*, mail, mails, mailadresse*, per mail',
    human:
      'mensch, menschen, mitarbeiter*, person, echte person, berater*, kundenberater*, jemand, jemanden, jemandem, ansprechpartner*, kundendienst, kundenservice, support',
    talk: 'sprechen, reden, spreche, rede, chatten, chat, gespräch, unterhalten, verbinden',
    company:
      'über uns, über euch, unsere geschichte, gegründet, gründung, gründer*, wie lange gibt es euch, seit wann gibt es, wie viele leute arbeiten, firmengeschichte',
    hiring:
      'job, jobs, stellenangebot*, karriere*, bewerb*, offene stelle*, bei euch arbeiten, bei ihnen arbeiten, praktikum*, ausbildungsplatz',
    wholesale:
      'großhandel*, grosshandel*, großbestell*, wiederverkäufer*, händler*, mengenrabatt*, b2b, großabnehmer*, geschäftskunde*, firmenkunde*',
    rental: 'miete, mieten, vermiet*, gemietet, leihen, leihe, ausleih*, verleih*, mietbar, leasing',
    affiliate:
      'affiliate*, influencer*, kooperation*, sponsor*, partnerprogramm*, zusammenarbeit*, zusammenarbeiten, partnerschaft*, markenbotschafter*, kollaboration*',
    sustainability:
      'nachhaltig*, umwelt*, recycel*, recycling*, recyclebar*, ökologisch*, klima*, fair trade, fairtrade, co2',
    origin:
      'hergestellt*, herstell*, produziert*, produktion*, herkunft*, made in, fabrik*, gefertigt, woher kommen, gefertigte, produktionsort*, kommen her, kommt her, wo gemacht, wo genäht, stammen, stammt',
    privacy:
      'datenschutz*, dsgvo, meine daten, daten löschen, persönliche daten, personenbezogen*, privatsphäre, kundendaten, daten, datenschutzerklärung, personendaten, löscht meine daten, auskunft',
    account: 'konto, kundenkonto, benutzerkonto, einlogg*, login, anmelden, registrier*, passwort*, profil, account',
    newsletter: 'newsletter*, abonnier*, abmelden, verteiler, werbemail*, werbe mails, rundbrief*, abonnement',
    catalog: 'katalog*, prospekt*, broschüre*, broschuere*',
    app: 'app, apps, handy app, smartphone app',
    giftWrap:
      'geschenkverpack*, geschenkpapier, geschenkbox*, als geschenk verpack*, geschenk verpack*, grußkarte*, grusskarte*, geschenkkarton, grußbotschaft, einpacken',
    engraving:
      'gravur*, gravier*, eingravier*, personalisier*, individualisier*, monogramm*, bestick*, stickerei*, maßanfertigung*, aufdruck*',
    product: 'produkt, produkte, produkten, produkts, artikel*, ware, sortiment, *artikel, sachen',
    recommend: 'empfehl*, empfiehl*, empfehlt, vorschlag*, vorschläge, vorschlagen, raten sie, tipp, tipps, beratung',
    stock:
      'auf lager, vorrätig*, lieferbar*, verfügbar*, ausverkauft*, vergriffen, lagerbestand, bestand, lager, noch da',
    restock:
      'wieder verfügbar, wieder da, wieder auf lager, wieder lieferbar, wieder vorrätig, nachgeliefert, nachschub, wieder rein, kommt wieder, neu rein',
    warranty:
      'garantie, garantien, gewährleist*, gewaehrleist*, garantiezeit, garantiefall, herstellergarantie, garantiert',
    claim: 'reklamation*, reklamier*, beschwer*, beanstand*, anspruch, mängelanzeige',
    repair: 'reparatur*, reparier*, flicken, ausbesser*, instandsetz*, richten lassen, nähen lassen, geflickt',
    spareParts: 'ersatzteil*, austauschteil*, ersatz, zubehörteil*, einzelteil*',
    size: 'größe, größen, groesse, groessen, grösse, *größe, passt, passen, passform*, fällt aus, wie groß fällt, fallen aus, passt mir',
    sizeChart:
      'größentabelle*, groessentabelle*, grössentabelle*, maßtabelle*, größenberat*, größenratgeber, größenangabe*, größentafel',
    small: 'klein, kleine, kleiner, kleines, kleinen, eng, enger, zu klein, knapp, xs',
    large: 'groß, gross, größer, grösser, großes, weit geschnitten, zu groß, zu gross, zu weit, xl',
    wash: 'wasch*, gewaschen*, reinig*, gereinigt, säuber*, sauber machen, maschinenwäsche, schonwaschgang, handwäsche*, waescht',
    dry: 'trocknen, trockne, trockner*, wäschetrockner*, trocknet, tumbler, getrocknet',
    care: 'pflege*, pflegt, gepflegt, imprägnier*, instandhalt*, aufbewahr*, einfetten, wartung, *pflege',
    waterproof:
      'wasserdicht*, wasserfest*, wasserabweisend*, regenfest*, regendicht*, wassersäule*, nässeschutz, wetterfest*',
    material:
      'material*, stoff, stoffe, gewebe, zusammensetz*, besteht aus, gemacht aus, woraus, aus welchem, obermaterial',
    weight: 'gewicht*, wiegt, wiegen, wie schwer, schwer, leicht, leichter, leichtes, gramm, kilo',
    dimensions: 'abmess*, maße, masse, höhe, breite, tiefe, durchmesser*, wie lang ist, wie hoch ist, wie breit',
    color: 'farbe, farben, farbig, farbton*, *farbe, *farben, farbauswahl, bunt',
    vegan: 'vegan*, lederfrei*, tierfrei*, ohne tier*, ohne leder, pflanzlich*, tierversuchsfrei*, vegetarisch*',
    kids: 'kind, kinder*, kindern, baby*, babys, kleinkind*, jungen, mädchen*, jugend*, kids',
    women: 'frau, frauen, dame, damen*, weiblich*, freundin, ehefrau, mutter, mama',
    men: 'mann, männer*, maenner*, herren*, männlich*, freund, ehemann, vater, papa',
    pets: 'haustier*, hund, hunde*, katze*, hündin, kater, welpe*, tiere',
    cheapest:
      'billig*, günstig*, guenstig*, am billigsten, am günstigsten, preiswert*, preisgünstig*, budget, niedrigster preis, billigste*',
    dearest: 'teuerst*, am teuersten, hochwertigst*, premium*, luxus*, edelst*',
    newest:
      'neueste*, neuste*, neuheit*, neuigkeit*, neu eingetroffen, neue produkte, neue kollektion, neuerschein*, was gibt es neues',
    bestseller: 'bestseller*, beliebt*, meistverkauft*, am meisten verkauft, verkaufsschlager, topseller*, renner',
    under:
      'unter, höchstens, hoechstens, maximal, bis zu, weniger als, billiger als, günstiger als, max, nicht mehr als',
    over: 'über, ueber, mehr als, oberhalb, teurer als',
    cart: 'warenkorb*, einkaufswagen*, einkaufskorb*, wagen, in den warenkorb, korb, einkaufstasche',
    compare: 'vergleich*, unterschied*, unterscheid*, besser, bessere, gegenüber, versus, vs',
    assembly:
      'aufbau*, montage*, montier*, zusammenbau*, anleitung*, *anleitung, aufbauen, installier*, gebrauchsanweisung*, einricht*',
    insurance: 'versicher*, versandversicher*, transportversicher*',
    gift: 'geschenk, geschenke, geschenken, geschenkidee*, schenken, verschenken, mitbringsel, *geschenk, *geschenke',
    jacket: 'jacke, jacken, *jacke, *jacken, mantel, mäntel*, *mantel, parka*, anorak*, windbreaker',
    shirt: 't shirt, t shirts, tshirt*, shirt, shirts, hemd, hemden, *hemd, bluse*, polo*',
    sweater:
      'pullover*, *pullover, pulli*, *pulli, strickjacke*, cardigan*, hoodie*, sweatshirt*, fleece*, strickpulli*',
    trousers: 'hose, hosen, *hose, *hosen, jeans*, leggings, chino*, shorts, jogger*, hosenbein',
    dress: 'kleid, kleider, kleidern, *kleid, rock, röcke, minirock, maxirock, sommerkleider, abendkleider',
    shoes: 'schuh*, *schuh, *schuhe, stiefel*, *stiefel, sneaker*, sandale*, pantoffel*, hausschuhe, turnschuhe',
    socks: 'socke*, *socken, strumpf, strümpfe*, *strümpfe, strumpfhose*, kniestrumpf*, *socke',
    hat: 'mütze*, muetze*, *mütze, *mützen, hut, hüte, cap, caps, kappe, beanie*',
    gloves: 'handschuh*, fäustling*, faeustling*, fausthandschuh*, fingerhandschuh*',
    scarf: 'schal, schals, wollschal*, halstuch*, halstücher*, schlauchschal*, tuch, tücher, loop, nackenwärmer',
    underwear: 'unterwäsche*, unterwaesche*, unterhose*, boxershorts, bh, bhs, slip, slips, unterhemd*, dessous',
    swimwear: 'bademode*, badeanz*, badehose*, bikini*, badeshorts, schwimmanz*, badekleid*, schwimmhose*',
    backpack: 'rucksack*, rucksaeck*, *rucksack, *rucksäcke, schulranzen, daypack*',
    bag: 'tasche, taschen, *tasche, *taschen, beutel*, *beutel, shopper, reisetasche*, umhängetasche*, tragetasche*',
    wallets: 'geldbeutel*, portemonnaie*, portmonee*, brieftasche*, geldbörse*, geldboerse*, kartenetui*, kartenhalter',
    suitcase: 'koffer*, *koffer, trolley*, gepäck*, gepaeck*, handgepäck*, reisegepäck',
    tent: 'zelt, zelte, zelts, *zelt, *zelte, biwak*, tarp, tarps, zeltplane*, zeltheringe',
    sleepingBag: 'schlafsack*, schlafsaeck*, *schlafsack, *schlafsäcke, quilt*',
    sleepingPad:
      'isomatte*, schlafmatte*, luftmatratze*, matte, matten, campingmatte*, liegematte*, schlafunterlage*, thermomatte*',
    blanket: 'decke, decken, wolldecke*, kuscheldecke*, tagesdecke*, *decke, *decken, plaid*, überwurf*, bettdecke*',
    pillow: 'kissen*, *kissen, polster, kopfkissen*, zierkissen*, kissenbezug, sofakissen',
    towel:
      'handtuch*, handtücher*, handtuecher*, badetuch*, badetücher*, geschirrtuch*, strandtuch*, geschirrtücher, reisehandtuch',
    lamp: 'lampe*, *lampe, *lampen, leuchte*, *leuchte, *leuchten, licht, lichter, laterne*, lichterkette*',
    torch: 'stirnlampe*, taschenlampe*, kopflampe*, handlampe*',
    poles: 'wanderstock*, wanderstöcke*, trekkingstock*, trekkingstöcke*',
    cooler: 'kühlbox*, kühltasche*',
    mug: 'tasse, tassen, *tasse, *tassen, becher*, *becher, henkelbecher, kaffeepott',
    bottle: 'flasche*, *flasche, *flaschen, thermos*, feldflasche*, trinkblase*, isolierkanne*',
    pan: 'pfanne*, *pfanne, *pfannen, topf, töpfe, kochtopf, kochtöpfe, kochgeschirr*, wok, bräter',
    kettle:
      'wasserkocher*, kessel, wasserkessel, teekessel, teekanne*, kaffeemaschine*, kanne, kannen, kaffeekanne*, espressokocher',
    stove: 'kocher, gaskocher*, campingkocher*, herd, brenner, gasbrenner, grill, grills, *grill, ofen',
    plate: 'teller*, *teller, schüssel*, schuessel*, schale, schalen, *schüssel, salatschale*, geschirr, bowl',
    knife:
      'messer, messern, taschenmesser*, küchenmesser*, kochmesser*, klappmesser*, klinge*, multitool*, brotmesser*, messerset',
    chair: 'stuhl, stühle, stühlen, *stuhl, *stühle, sessel*, *sessel, hocker*, *hocker, klappstühle',
    table:
      'tisch, tische, tischen, schreibtisch*, esstisch*, couchtisch*, klapptisch*, campingtisch*, beistelltisch*, nachttisch*',
    sofa: 'sofa, sofas, couch, couches, *sofa, schlafcouch, ecksofa*, polstermöbel',
    bed: 'bett, betten, bettwäsche*, bettwaesche*, matratze*, bettlaken*, spannbett*, bettzeug, bettbezug*, *bett',
    curtain: 'vorhang*, vorhänge*, gardine*, rollo, rollos, jalousie*, verdunklung*, raffrollo*, plissee*',
    rug: 'teppich*, *teppich, *teppiche, läufer, badematte*, fußmatte*, fussmatte*, vorleger',
    candle: 'kerze*, *kerze, *kerzen, teelicht*, duftkerze*, kerzenhalter',
    vase: 'vase, vasen, *vase, *vasen, blumentopf*, blumentöpfe*, übertopf*, übertöpfe*, pflanzkübel*, pflanztopf*',
    jewelry: 'schmuck*, halskette*, kette, ring, ringe, ohrring*, armband*, armbänder*, armreif*, anhänger',
    watch: 'armbanduhr*, uhren, herrenuhr*, damenuhr*, eine uhr, die uhr, taucheruhr*, smartwatch*',
    glasses: 'brille*, *brille, *brillen, sonnenbrille*, skibrille*',
    umbrella: 'regenschirm*, schirm, schirme, taschenschirm*, sonnenschirm*',
    phoneCase: 'handyhülle*, handyhuelle*, schutzhülle*, hülle, hüllen, handycase*, case, handytasche*, handyschale*',
    headphones: 'kopfhörer*, kopfhoerer*, ohrhörer*, headset*, earbuds, ohrstöpsel, inears, in ears',
    laptop: 'laptop*, notebook, notebooks, computer*, pc, tablet, tablets, macbook*',
    charger: 'ladegerät*, ladegeraet*, ladekabel*, kabel, powerbank*, adapter*, netzteil*, akku, akkus, usb kabel',
    cosmetics: 'kosmetik*, schminke, makeup, make up, creme*, *creme, lotion*, shampoo*, seife*, serum',
    perfume: 'parfum*, parfuem*, duft, düfte, eau de toilette, eau de parfum, duftwasser',
    coffee: 'kaffee, kaffees, kaffeebohnen, espresso*, filterkaffee, cappuccino',
    tea: 'tee, tees, teesorte*, kräutertee*, grüntee*, schwarztee*, früchtetee*, teebeutel*',
    chocolate: 'schokolade*, *schokolade, schoko*, pralinen*, süßigkeit*, suessigkeit*, süßwaren, bonbon*, süßes',
    wine: 'wein, weine, weins, rotwein*, weißwein*, weisswein*, rosewein*, sekt, schaumwein*, weinflasche*',
    book: 'buch, bücher, büchern, buecher, kochbuch*, kinderbuch*, roman, romane, kinderbücher, bildband',
    toy: 'spielzeug*, spielsachen, spiel, spiele, puzzle*, kuscheltier*, plüschtier*, brettspiel*, gesellschaftsspiel*, *spiele',
    bike: 'fahrrad*, fahrraed*, rad, räder, ebike*, e bike*, rennrad*, mountainbike*, radfahren',
    wool: 'wolle, wollene*, merino*, *merinowolle, kaschmir*, cashmere, lammwoll*, schurwoll*, schafwoll*, wollpulli*',
    cotton: 'baumwoll*, biobaumwoll*, cotton',
    leather: 'leder*, *leder, veloursleder, wildleder*, glattleder*',
    silk: 'seide, seiden, seidentuch, seidenschal*, *seide, aus seide',
    linen: 'leinen, leinenstoff*, leinenhemd*, leinenhose*, aus leinen',
    down: 'daune*, federn, federfüllung*, gänsedaune*, *daunen',
    wood: 'holz*, *holz, hölzer*, hölzern*',
    castIron: 'gusseisen*, gußeisen*, gusseisern*, gußeisern*, guss',
    black: 'schwarz*, tiefschwarz*, *schwarz',
    white: 'weiß, weiße, weißer, weißes, weißen, weiss, weisse, weisser, cremeweiß, reinweiß',
    red: 'rot, rote, roter, rotes, roten, rotem, dunkelrot*, hellrot*, weinrot*, bordeaux*',
    blue: 'blau*, *blau, dunkelblau*, hellblau*, marine*, navy, türkis*, tuerkis*, königsblau*',
    green: 'grün*, gruen*, *grün, dunkelgrün*, hellgrün*, oliv*, khaki*, tannengrün*',
    gray: 'grau, graue*, grauen, grauer, graues, anthrazit*, dunkelgrau*, hellgrau*, schiefergrau*',
    brown: 'braun*, *braun, dunkelbraun*, hellbraun*, cognac*, camel, beige*, hellbeige',
    yellow: 'gelb*, *gelb, senf*, ocker*, goldgelb*',
    pink: 'pink*, rosa*, rosé, rosefarben*, altrosa*, hellrosa',
    orange: 'orange*, orangefarben*',
    purple: 'lila*, violett*, flieder*, purpur*, lavendel*, aubergine*',
    day: 'tag, tage, tagen, tages, werktag*, arbeitstag*',
    week: 'woche, wochen, wöchentlich*, 2 wochen',
    month: 'monat*, monatlich*',
    year: 'jahr, jahre, jahren, jahres, jährlich*',
    hour: 'stunde, stunden, std',
    person: 'personen, leute, leuten, personenzahl, mann zelt, personenzelt*',
    winter: 'winter*, kalt*, kälte*, kaelte*, schnee*, frost*, minusgrad*, frieren, friere, eisig*',
    summer: 'sommer*, hitze*, heiß, heißes, heiss, warme tage, warmes wetter, heiße tage',
    rain: 'regen, regens, regnet, regnen, nass, nasse*, nässe, regnerisch*, regenwetter, schauer',
    hiking: 'wander*, trekking*, berg, berge, bergen, outdoor*, bergsteig*, bergtour*, spazier*, *wanderung',
    camping: 'camping*, campen, campe, camper*, zelten, campingplatz*, zeltplatz*, zeltlager',
    night: 'nacht, nachts, nächte, nächten, dunkel, dunkeln, dunkelheit',
    hello: 'hallo, hi, hey, guten tag, guten morgen, guten abend, moin*, servus, grüß gott, grüezi',
    thanks:
      'danke*, dankeschön, vielen dank, besten dank, herzlichen dank, danke schön, danke sehr, merci, thx, bedanke',
    bye: 'tschüss*, tschüß, tschüs, auf wiedersehen, ciao, bis bald, bis dann, machs gut, schönen tag noch, schönen abend noch',
    yes: 'ja, jo, jep, jawohl, klar, genau, ja gerne, ok, okay, na klar',
    no: 'nein, nö, nee, nein danke, nope',
    please: 'bitte, bitteschön, bitte sehr',
    and: 'und, und auch, sowie, außerdem, plus',
  },
};
