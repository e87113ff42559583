import type { Lexicon } from './lexicon.ts';

/** What French-speaking visitors call the matters of a shop. */
export const lexicon: Lexicon = {
  common:
    'je, j’ai, ils, elle, elles, nous, vous, les, des, une, aux, est, c’est, sont, suis, êtes, était, mon, mes, votre, vos, notre, nos, ce, cette, ces, ça, qui, quoi, quel, quelle, quels, quelles, comment, pourquoi, quand, combien, où, dans, avec, pour, sur, sans, chez, depuis, mais, donc, pas, n’est, n’ai, avez, avons, puis, peux, peut, pouvez, voudrais, faire, être, avoir, qu’est, et, merci, bonjour',
  idle: 'que, de, du, le, la, un, en, à, au, il, on, y, se, si, ou, tu, te, me, moi, ma, ta, sa, ne, plus, très, bien, aussi, alors, encore, tout, tous, toute, toutes, même, vers, par, contre, ai, as, a, ont, sera, serait, fait, faites, font, fais, fonctionne, marche, prendre, prends, prend, choisir, choisis, dois, doit, devrais, faut, falloir, savoir, sais, dire, dites, svp, stp, s’il, plaît, l’on, d’un, d’une, autre, quelque, quelques, chose, car, comme, là, ici, maintenant, actuellement, certain, étais, veux, veut, voulais, aimerais, personnelles, personnelle, personnels, personnel, utilisez, utilise, utilisés, concernant, propos, sujet, lors, afin, j, d, l, s, n, c, m, t, qu, besoin, article, sais pas, donner, donnez, donne, dites moi, envoyer moi, aurai, aura, aurais, temps, jusqu, dessus, compris, comprise, comprises, inclus, incluse, faire, réception',
  between: 'entre',
  concepts: {
    howLong:
      'combien de temps, combien de jours, en combien de temps, combien de semaines, délai, délais, durée, dure, durent, sous combien, délai de livraison, délais de livraison, délai d’expédition',
    howMuch:
      'combien, combien coûte, combien coûtent, c’est combien, ça coûte combien, combien ça coûte, quel prix, quel est le prix, à combien',
    when: 'quand, à quelle date, quelle date, à quelle heure, quelle heure, quel jour, à partir de quand, jusqu’à quand, dans combien de temps',
    where:
      'où est, où sont, où en est, où se trouve, où se situe, où êtes, où puis je, où peut on, vous êtes où, est où, d’où, à quel endroit, dans quelle ville',
    which: 'quel, quelle, quels, quelles, lequel, laquelle, lesquels, lesquelles, quoi, qu’est ce que',
    how: 'comment, comment faire, comment puis je, de quelle façon, de quelle manière, comment ça marche',
    who: 'qui, qui est, à qui, c’est qui, avec qui',
    why: 'pourquoi, pour quelle raison, pk, pourkoi, comment ça se fait',
    can: 'puis je, je peux, jpeux, est ce que je peux, peut on, on peut, est il possible, c’est possible, possible, pouvez vous, pourrais je, ai je le droit',
    have: 'avez vous, vous avez, y a t il, il y a, vendez vous, vous vendez, proposez vous, vous proposez, faites vous, vous faites',
    want: 'je veux, je voudrais, j’aimerais, je souhaite, je souhaiterais, j’ai besoin, je cherche, je recherche, il me faut, à la recherche',
    not: 'pas, ne, jamais, sans, aucun, aucune, rien, n’a, n’ai, n’est, n’ont',
    my: 'mon, ma, mes, notre, nos',
    is: 'est, sont, était, c’est, sera',
    shipping:
      'livrai*, livrer, livrez, livre, livres, livrée*, livrera, expédi*, l’expédition, d’expédition, envoi, envois, l’envoi, d’envoi, envoye*, port, transporteur*, achemin*, délai de livraison, délais de livraison',
    arrive: 'arrive*, l’arrivée, reçu, reçus, reçue, reçues, recev*, reçoi*, réception, parvenir, parvenu',
    express:
      'express, rapide*, urgent*, urgence, l’urgence, plus vite, vite, prioritaire*, accéléré*, lendemain, chronopost',
    standard: 'standard, livraison normale, livraison classique, envoi normal, envoi simple',
    international:
      'international*, l’international, étranger, l’étranger, pays, autres pays, monde entier, dans le monde, hors de france, outre mer, dom tom',
    domestic: 'national*, dans le pays, france métropolitaine, en métropole, à l’intérieur du pays',
    customs:
      'douan*, dédouan*, droits d’importation, taxe d’importation, taxes d’importation, frais d’importation, taxes à l’importation',
    parcel: 'colis, paquet, paquets, mon carton, le carton',
    lost: 'perdu*, égaré*, disparu*, bloqué*, introuvable*, volé, jamais arrivé, jamais reçu, n’avance pas, ne bouge pas, ne bouge plus',
    track:
      'suivi, suivis, suivre, tracking, tracer, localiser, numéro de suivi, n de suivi, lien de suivi, suivi de colis, suivi de commande, suivi de mon colis',
    late: 'retard*, en retard, toujours pas, toujours rien, j’attends toujours, j’attends encore, toujours en attente, trop long, trop longtemps',
    today: 'aujourd’hui, le jour même, dans la journée, ajd, aujourd hui',
    pickup:
      'retrait*, retirer, récupérer, venir chercher, aller chercher, click and collect, ramassage, cueillette, drive, enlèvement',
    poBox:
      'boîte postale, casier postal, point relais, points relais, relais, relais colis, mondial relay, consigne*, locker*',
    forwarder: 'transitaire*, réexpédi*, adresse de réexpédition, l’adresse de réexpédition, société de réexpédition',
    military: 'adresse militaire, militaire*, base militaire, l’armée, secteur postal, caserne*, apo, fpo',
    order: 'command*, achat*, l’achat, d’achat, achet*, j’achète, cde',
    number: 'numéro*, num, référence de commande',
    status: 'statut*, l’état, état, avancement, l’avancement, en cours, traitement',
    cancel: 'annul*, j’annule, l’annuler, d’annuler, l’annulation, d’annulation, s’annule',
    change: 'chang*, modif*, corriger, corrigez, correction, rectifi*, mettre à jour, mise à jour',
    address: '*adresse, *adresses, coordonnées',
    invoice: 'factur*, justificatif*, ticket de caisse, un reçu, mon reçu, le reçu, preuve d’achat',
    minimum: 'minim*, au moins, à partir de combien, à partir de quel montant, seuil',
    preorder: 'précommand*, pré commande, pré commander, réserver, réservation*',
    return: 'retour*, renvoy*, renvoi*, rendre, ramener, rapporter, rétract*',
    refund: 'rembours*, mon argent, récupérer mon argent, rendre l’argent, recrédit*',
    exchange:
      'échang*, l’échange, l’échanger, d’échange, d’échanger, j’échange, changer contre, troquer, une autre taille, autre taille, taille au dessus, taille en dessous, taille supérieure, taille inférieure, plus grande taille',
    damaged:
      'cassé, cassée, cassés, cassées, abîm*, endommag*, défectueu*, défaut*, brisé*, déchir*, trou, troué*, fissur*, rayé*, taché*, fuite, ne marche pas, marche pas, marche plus, fonctionne pas, fonctionne plus, en panne',
    wrong:
      'erreur*, l’erreur, mauvais*, incorrect*, trompé*, pas le bon, pas la bonne, pas ce que j’ai commandé, autre article, mauvais article, mauvaise taille, mauvaise couleur, mauvais produit',
    deadline:
      'date limite, délai de retour, délais de retour, délai de rétractation, délai pour, dernier délai, dernier jour, combien de jours pour',
    label: 'étiquet*, l’étiquette, d’étiquette, bordereau*, bon de retour, étiquette retour',
    cost: 'coût, coûts, coûte, coûtent, coûter, coûtera, prix, tarif*, frais, cher, chère, chers, payant*, montant*',
    free: 'gratuit*, offert, offerte, offerts, offertes, sans frais, franco, gratos',
    tax: 'taxe, taxes, tva, ttc, hors taxe, hors taxes, impôt*, tva comprise, tva incluse',
    payment:
      'paiement*, payement*, payer, payez, paye, paie, payée, régler, règlement, moyens de paiement, moyen de paiement, modes de paiement, mode de paiement',
    card: 'carte bancaire, cartes bancaires, carte bleue, carte de crédit, cartes de crédit, carte de débit, par carte, cb, visa, mastercard, amex, american express',
    wallet: 'paypal, pay pal, apple pay, google pay, shop pay, amazon pay, paylib, wero',
    installments:
      'plusieurs fois, en plusieurs fois, trois fois, quatre fois, 3 fois, 4 fois, 3x, 4x, mensualité*, échelonn*, payer plus tard, financement*, à crédit, klarna, alma, oney',
    cash: 'espèces, en liquide, cash, contre remboursement, paiement à la livraison, payer à la livraison',
    bankTransfer: 'virement*, iban, sepa, rib, compte bancaire, prélèvement*',
    crypto: 'bitcoin*, crypto*, ethereum, btc',
    currency: 'devise*, monnaie*, euro, euros, dollar*, livres sterling',
    discount:
      'code promo, codes promo, code de réduction, code réduction, code promotionnel, promo, promos, promotion*, réduc*, remise, remises, rabais, coupon*, bon de réduction, ristourne*, offre spéciale',
    stacking: 'cumul*, combiner, combinable*, plusieurs codes, deux codes, plusieurs promos',
    sale: 'solde, soldes, en solde, déstockage, liquidation*, braderie, black friday, cyber monday, soldé, soldés, soldée, soldées, article soldé, en promotion',
    giftCard:
      'carte cadeau, cartes cadeau, cartes cadeaux, carte cadeaux, chèque cadeau, chèques cadeaux, bon cadeau, bons cadeaux, bon d’achat, bons d’achat, un avoir, mon avoir',
    expire: 'expir*, l’expiration, d’expiration, valide, valides, validité, valable*, périm*',
    loyalty:
      'fidélité, points, programme de fidélité, carte de fidélité, récompense*, membre*, adhérent*, parrain*, vip',
    student: 'étudiant*, tarif étudiant, réduction étudiante, réduction étudiant, lycéen*',
    priceMatch:
      'moins cher ailleurs, moins cher chez, aligne*, aligner les prix, meilleur prix garanti, concurren*, remboursement de la différence',
    shop: 'magasin*, boutique*, showroom*, point de vente, points de vente, succursale*, enseigne*, situé, situés, située, locaux',
    hours:
      'horaire*, ouverture*, d’ouverture, heures d’ouverture, ouvert, ouverts, ouverte, ouvrez, ouvre, fermé, fermés, fermée, fermez, fermeture',
    holiday:
      'jour férié, jours fériés, férié*, vacances, noël, pâques, nouvel an, toussaint, pentecôte, l’ascension, 14 juillet',
    weekend: 'week end, week ends, weekend, weekends, samedi*, dimanche*',
    contact:
      'contact*, joindre, joignable*, vous écrire, prendre contact, service client, service clients, service clientèle, service après vente, sav',
    phone:
      'téléphon*, tel, numéro de téléphone, appeler, vous appeler, appel, whatsapp, hotline, coup de fil, numéro de tél, n de téléphone',
    email:
      'mail, mails, email, emails, e mail, e mails, courriel*, adresse mail, adresse email, adresse e mail, l’adresse mail, adresse électronique',
    human:
      'humain*, l’humain, être humain, une personne, vraie personne, quelqu’un, quelqu un, conseiller, conseillers, conseillère*, un agent, agent, agents, opérateur*, employé*, vendeur*, responsable',
    talk: 'parler, parlez, parle, discuter, discussion, tchat, tchatter, dialoguer, m’entretenir',
    company:
      'à propos de nous, qui sommes nous, notre histoire, fondé, fondée, fondateur*, fondatrice*, depuis quand existez, créé l entreprise, employés, salariés, combien de personnes travaillent',
    hiring:
      'recrut*, emploi*, l’emploi, d’emploi, offre d’emploi, offres d’emploi, stage*, carrière*, candidat*, postuler, embauch*, travailler chez, travailler pour vous, job, jobs',
    wholesale:
      'en gros, grossiste*, revend*, prix de gros, achat en gros, achats en gros, grande quantité, grandes quantités, professionnel*, b2b',
    rental: 'louer, loue, louez, location*, emprunt*, leasing',
    affiliate:
      'affili*, l’affiliation, d’affiliation, influenc*, partenariat*, partenaire*, sponsor*, ambassad*, collaboration*, collaborer, collab',
    sustainability:
      'durab*, recycl*, écolog*, éco responsable*, écoresponsable*, environnement*, l’environnement, l’écologie, carbone, climat*, éthique*, équitable*',
    origin:
      'fabriqu*, fabrication*, made in, origine*, l’origine, d’origine, pays d’origine, provenance*, provien*, d’où vient, d’où viennent, usine*, l’usine, atelier*, faits où, fabriqués, fabriquées, confectionné*',
    privacy:
      'confidentialité, données personnelles, données, mes données, protection des données, vie privée, rgpd, cookies',
    account:
      'compte, comptes, mon compte, créer un compte, connexion, connecter, me connecter, inscri*, m’inscrire, mot de passe, mdp, identifiant*, espace client, profil',
    newsletter:
      'newsletter*, infolettre*, lettre d’information, désabonn*, désinscri*, abonne*, m’abonner, mails publicitaires',
    catalog: 'catalogue*, brochure*, dépliant*',
    app: 'appli, application, applications, l’appli, l’application, d’application, app, application mobile',
    giftWrap:
      'emballage cadeau, paquet cadeau, paquets cadeaux, papier cadeau, boîte cadeau, message cadeau, emball*, l’emballage, petit mot',
    engraving: 'gravure*, graver, gravé, gravée, gravés, personnalis*, sur mesure, brod*, monogramme*, initiales',
    product: 'produit*, article, articles, l’article, d’article, d’articles, marchandise*, objet*',
    recommend:
      'recommand*, conseillez, conseillez vous, me conseiller, conseil, conseils, suggér*, suggestion*, idée, idées, que choisir',
    stock: 'stock, stocks, en stock, dispo, dispos, disponib*, rupture*, épuisé*, il en reste, il reste, en reste t il',
    restock:
      'réassort*, réapprovision*, de retour en stock, retour en stock, à nouveau disponible, de nouveau disponible, remis en stock, remise en stock, bientôt disponible, de nouveau en stock',
    warranty: 'garanti*',
    claim: 'réclam*, plainte*, litige*, faire valoir, faire jouer',
    repair: 'répare*, répara*, recoudre, rapiéc*, remettre en état, dépann*',
    spareParts:
      'pièce de rechange, pièces de rechange, pièce détachée, pièces détachées, de rechange, pièce, pièces, remplac*',
    size: 'taille, tailles, pointure*, mensuration*, tour de taille, tour de poitrine, xs, xl, xxl',
    sizeChart:
      'guide des tailles, guide de taille, guide de tailles, guide tailles, tableau des tailles, tableau de tailles, grille des tailles, grille de tailles',
    small: 'petit, petite, petits, petites, trop petit, taille petit, serré*, étroit*, trop juste',
    large: 'grand*, trop grand, taille grand, ample*, large, larges, gros, grosse',
    wash: 'laver, lave, lavez, lavage*, lavable*, en machine, machine à laver, lave linge, nettoy*, lessive*, pressing, entretien lavage',
    dry: 'séch*, sèche linge, au sec',
    care: 'entreten*, entretien*, l’entretien, d’entretien, l’entretenir, soin, soins, prendre soin, entretenir',
    waterproof:
      'imperméab*, étanch*, waterproof, déperlan*, hydrofuge*, résiste à l’eau, résistant à l’eau, résistante à l’eau, prend l’eau',
    material: 'matière*, matériau*, tissu*, composition*, composé*, en quoi, c’est en quoi, fait en, faite en',
    weight: 'poids, pèse, pèsent, peser, lourd*, léger*, combien pèse, kilo, kilos, kg, grammes',
    dimensions: 'dimension*, mesure*, hauteur, largeur, longueur, profondeur, diamètre, cm, format*',
    color: 'couleur*, coloris, colori, teinte*',
    vegan: 'vegan*, végétal*, végétar*, sans cuir, origine animale, d’origine animale',
    kids: 'enfant*, l’enfant, d’enfant, d’enfants, bébé*, fille, filles, fillette*, fils, garçon*, ado, ados, gamin*, junior*',
    women: 'femme*, dame, dames, féminin*, épouse, copine, pour elle, maman, mère, soeur',
    men: 'homme*, l’homme, d’homme, masculin*, mari, copain, pour lui, papa, père, frère',
    pets: 'chien*, chiot*, chat, chats, chaton*, animal, animaux, l’animal',
    cheapest:
      'moins cher, moins chère, moins chers, moins chères, pas cher, pas chers, pas chère, bon marché, petit prix, petits prix, abordable*, économique*, budget, prix le plus bas',
    dearest: 'plus cher, plus chère, plus chers, plus chères, haut de gamme, luxe, premium',
    newest:
      'nouveauté*, nouveaux, nouveaux produits, nouvelle collection, dernière collection, derniers modèles, arrivage*, récent*',
    bestseller:
      'meilleures ventes, meilleure vente, best seller*, bestseller*, plus vendu, plus vendus, plus vendues, top ventes, populaire*',
    under: 'moins de, en dessous de, en dessous, inférieur*, maximum, max, jusqu’à, pas plus de, au plus',
    over: 'plus de, au dessus de, au dessus, supérieur*, au delà de',
    cart: 'panier*, caddie, chariot*, ajouter, ajoute, ajouter au panier, mettre au panier',
    compare: 'compar*, diffère*, mieux, meilleur*, vs, versus, lequel choisir',
    assembly:
      'montage*, monter, assembl*, l’assemblage, install*, l’installation, l’installer, mode d’emploi, notice*, instruction*, manuel*',
    insurance: 'assurance*, l’assurance, d’assurance, assuré*',
    gift: 'cadeau*, offrir, kdo, d’anniversaire, anniversaire*',
    jacket: 'veste, vestes, manteau*, blouson*, parka*, doudoune*, anorak*, coupe vent, blazer*, k way, imper',
    shirt: 't shirt, t shirts, tee shirt, tee shirts, tshirt*, chemis*, polo, polos, blouse*, débardeur*, un haut',
    sweater:
      'pull, pulls, pullover*, gilet*, cardigan*, sweat, sweats, sweatshirt*, hoodie*, polaire*, tricot*, chandail*',
    trousers: 'pantalon*, jean, jeans, legging*, short, shorts, jogging*, chino*, bermuda*',
    dress: 'robe, robes, jupe, jupes, tunique*',
    shoes:
      'chaussure*, chaussures de marche, basket, baskets, botte, bottes, bottine*, sandale*, sneaker*, chausson*, pantoufle*, escarpin*, soulier*',
    socks: 'chaussette*, collant*, mi bas',
    hat: 'bonnet*, chapeau*, casquette*, tuque*, béret*, bob, bobs',
    gloves: 'gant, gants, moufle*, mitaine*',
    scarf: 'écharpe*, l’écharpe, foulard*, châle, châles, tour de cou, cache cou',
    underwear: 'sous vêtement*, culotte*, slip, slips, boxer*, caleçon*, soutien gorge, soutiens gorge, lingerie',
    swimwear: 'maillot de bain, maillots de bain, maillot*, bikini*',
    backpack: 'sac à dos, sacs à dos, cartable*',
    bag: 'sac, sacs, sac à main, sacs à main, sacoche*, cabas, pochette*, besace*, tote bag',
    wallets: 'portefeuille*, porte monnaie, porte cartes, porte carte, portemonnaie',
    suitcase: 'valise*, bagage*, trolley*',
    tent: 'tente, tentes, abri, abris',
    sleepingBag: 'sac de couchage, sacs de couchage, sac couchage',
    sleepingPad:
      'matelas gonflable, matelas de camping, matelas de sol, matelas autogonflant, tapis de sol, tapis de couchage',
    blanket: 'couverture*, plaid*, couette*',
    pillow: 'oreiller*, l’oreiller, d’oreiller, coussin*, traversin*',
    towel: 'serviette*, drap de bain, draps de bain, drap de plage',
    lamp: 'lampe*, lampadaire*, lumière*, lanterne*, luminaire*, éclairage*, ampoule*',
    torch: 'frontale*, torche*, lampe de poche, lampe frontale, lampes frontales, lampe torche',
    poles: 'bâton*',
    cooler: 'glacière*',
    mug: 'mug, mugs, tasse*, gobelet*',
    bottle: 'bouteille*, gourde*, thermos, flasque*',
    pan: 'poêle, poêles, casserole*, cocotte*, marmite*, sauteuse*, wok, faitout',
    kettle: 'bouilloire*, théière*, cafetière*',
    stove: 'réchaud*, cuisinière*, brûleur*, barbecue*, grill, grills, gazinière*',
    plate: 'assiette*, l’assiette, bol, bols, saladier*, vaisselle, plat, plats',
    knife: 'couteau*, canif*, lame, lames, opinel, multi outils',
    chair: 'chaise*, fauteuil*, tabouret*, siège*, banc, bancs',
    table: 'table, tables, bureau, bureaux',
    sofa: 'canapé*, sofa*, divan*, banquette*, clic clac',
    bed: 'lit, lits, matelas, literie, drap, draps, linge de lit, parure de lit, housse de couette, sommier*',
    curtain: 'rideau*, stores, voilage*',
    rug: 'tapis, moquette*, paillasson*, carpette*',
    candle: 'bougie*, chandelle*',
    vase: 'vase, vases, pot de fleurs, pots de fleurs, cache pot, jardinière*',
    jewelry: 'bijou*, collier*, bague, bagues, boucles d’oreilles, boucle d’oreille, bracelet*, pendentif*',
    watch: 'montre, montres, montre connectée',
    glasses: 'lunette, lunettes, lunettes de soleil',
    umbrella: 'parapluie*, parasol*, ombrelle*',
    phoneCase: 'coque, coques, coque de téléphone, coque iphone, étui*, l’étui, housse de téléphone',
    headphones: 'casque, casques, casque audio, écouteur*, oreillette*, airpods',
    laptop: 'ordinateur*, l’ordinateur, d’ordinateur, pc, portable, portables, ordi, laptop*',
    charger: 'chargeur*, câble, câbles, batterie*, batterie externe, adaptateur*, powerbank, power bank',
    cosmetics:
      'cosmétique*, maquillage*, crème*, shampoing*, shampooing*, savon*, sérum*, lotion*, gel douche, rouge à lèvres',
    perfume: 'parfum*, eau de toilette, eau de parfum, senteur*, fragrance*',
    coffee: 'café, cafés, expresso*, espresso*',
    tea: 'thés, le thé, du thé, un thé, de thé, à thé, thé vert, thé noir, tisane*, infusion*',
    chocolate: 'chocolat*, bonbon*, confiserie*, friandise*',
    wine: 'vin, vins, champagne*',
    book: 'un livre, le livre, ce livre, des livres, les livres, bouquin*, roman, romans',
    toy: 'jouet*, jeu, jeux, puzzle*, peluche*, poupée*, doudou',
    bike: 'vélo, vélos, bicyclette*, cyclis*, vtt',
    wool: 'laine*, mérinos, merino, cachemire*, mohair',
    cotton: 'coton*',
    leather: 'cuir*, daim',
    silk: 'soie',
    linen: 'lin, en lin',
    down: 'duvet*, plume*',
    wood: 'bois, en bois, chêne, hêtre',
    castIron: 'fonte, en fonte',
    black: 'noir*',
    white: 'blanc*, écru',
    red: 'rouge*, bordeaux',
    blue: 'bleu*, marine, turquoise',
    green: 'vert, verte, verts, vertes, kaki, olive',
    gray: 'gris, grise, grises, anthracite*',
    brown: 'marron*, brun, brune, bruns, beige*, camel',
    yellow: 'jaune*, moutarde, ocre',
    pink: 'rose, roses, fuchsia',
    orange: 'orange, oranges',
    purple: 'violet*, mauve*, lilas, pourpre',
    day: 'jour, jours, journée*, jours ouvrés, jours ouvrables, jour ouvré',
    week: 'semaine*',
    month: 'mois',
    year: 'an, ans, l’an, année*, l’année',
    hour: 'heure, heures, h, minute*, 24h, 48h',
    person: 'personnes, gens',
    winter: 'hiver*, l’hiver, d’hiver, froid*, neige*',
    summer: 'l’été, d’été, cet été, en été, chaleur*, chaud*, canicule',
    rain: 'pluie*, pluvieux, pleut, mouillé*, intempérie*',
    hiking: 'rando*, montagne*, trek*, la marche, balade*, plein air, outdoor',
    camping: 'camping*, camper, campeur*, bivouac*',
    night: 'nuit*, obscurité, l’obscurité, dans le noir, sombre*',
    hello: 'bonjour*, bonsoir, salut, coucou, hello, hey, bjr, slt',
    thanks: 'merci*, je vous remercie, remercie*, mille mercis, thx',
    bye: 'au revoir, à bientôt, bonne journée, bonne soirée, bonne nuit, bonne continuation, à plus, adieu, ciao, bye',
    yes: 'oui, ouais, ok, okay, d’accord, bien sûr, volontiers, parfait',
    no: 'non, nan, non merci, nope, pas besoin, ça ira',
    please: 's’il vous plaît, s’il te plaît, s il vous plaît, s il te plaît, svp, stp',
    and: 'et, et aussi, ainsi que, également',
  },
};
