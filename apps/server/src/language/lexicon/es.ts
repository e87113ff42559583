import type { Lexicon } from './lexicon.ts';

/** What Spanish-speaking visitors call the matters of a shop. */
export const lexicon: Lexicon = {
  common:
    'yo, el, los, las, del, al, una, unos, unas, y, es, está, están, estoy, soy, hay, mi, mis, tu, su, sus, lo, le, les, nos, qué, cuál, cuáles, cómo, cuándo, cuánto, cuánta, cuántos, cuántas, dónde, quién, por qué, porque, para, con, sin, pero, muy, más, ya, también, hasta, desde, puedo, pueden, puede, puedes, tengo, tienen, tienes, tiene, hacen, quiero, quisiera, necesito, ustedes, usted, ese, esa, esto, este, esta, ha, han, fue, ser, hacer, hola, gracias',
  concepts: {
    howLong:
      'cuánto tarda, cuánto tardan, cuánto tiempo, cuántos días, cuánto demora, cuánto se demora, en cuánto, en cuánto tiempo, tarda*, demora, demoran, plazo, plazos',
    howMuch:
      'cuánto, cuánto cuesta, cuánto cuestan, cuánto vale, cuánto valen, cuánto es, cuánto sale, qué precio, qué cuesta, a cuánto, a cómo',
    when: 'cuándo, qué día, qué fecha, a qué hora, qué hora, para cuándo, desde cuándo, hasta cuándo',
    where: 'dónde, adónde, en dónde, a dónde, de dónde, en qué ciudad, qué lugar',
    which: 'cuál, cuáles, qué, qué tipo, qué clase',
    how: 'cómo, cómo puedo, cómo hago, cómo se, de qué manera, de qué forma',
    who: 'quién, quiénes, a quién, con quién',
    why: 'por qué, xq, por qué motivo, a qué se debe, porq',
    can: 'puedo, se puede, es posible, podría, podrían, podéis, pueden, puedes, podemos, se permite',
    have: 'tienen, tenéis, tienes, hay, venden, vendéis, ofrecen, ofrecéis, manejan, hacéis, disponen, disponéis',
    want: 'quiero, quisiera, querría, necesito, busco, estoy buscando, me gustaría, deseo, ando buscando',
    not: 'no, nunca, sin, jamás, ningún, ninguna, ninguno, tampoco',
    my: 'mi, mis, mío, mía, nuestro, nuestra',
    is: 'es, está, están, son, era, fue',
    shipping:
      'envío*, envía*, envíe*, entreg*, mandar, mandan, mandáis, despach*, mensajer*, transportista*, domicilio, correos, repart*',
    arrive: 'lleg*, recib*, me llega, viene, venir',
    express:
      'exprés, express, rápid*, urgente*, urgencia, prioritari*, más rápido, día siguiente, 24h, 24 horas, 48 horas',
    standard: 'estándar, standard, envío normal, entrega normal, envío ordinario',
    international:
      'internacional*, extranjero, al extranjero, otros países, otro país, país, países, fuera de españa, fuera del país, todo el mundo, mundial*, exterior',
    domestic: 'nacional*, dentro del país, península, peninsular, interior del país',
    customs:
      'aduan*, arancel*, impuestos de importación, derechos de importación, gastos de importación, importación, desaduan*',
    parcel: 'paquete*, bulto*, mi caja, la caja, encomienda*',
    lost:
      'perdi*, extravi*, desapareci*, atascad*, atorad*, detenid*, nunca llegó, robado, robaron, no se mueve, no avanza',
    track:
      'seguimiento, rastre*, tracking, localizar, número de seguimiento, número de guía, guía de envío, código de seguimiento, seguir, track, localizador',
    late: 'retras*, atras*, demorad*, tarde, todavía no, aún no, sigo esperando, demasiado tiempo',
    today: 'hoy, hoy mismo, mismo día, el mismo día',
    pickup: 'recog*, recoj*, retiro, retirar, recogida en tienda, pasar a buscar, click and collect, pick up, pickup',
    poBox:
      'apartado postal, apartado de correos, casilla postal, casilla de correo, punto de recogida, puntos de recogida, taquilla*, locker*, casillero*, po box',
    forwarder:
      'reenvío, reenvíos, transitari*, casillero internacional, agente de carga, dirección de reenvío, empresa de reenvío',
    military: 'militar*, base militar, dirección militar, ejército, apo, fpo',
    order: 'pedido*, pedí, orden, órdenes, compra*, compré, pedir, he pedido, encargu*, encargo*',
    number: 'número*, num, nro',
    status: 'estado, estatus, status, situación, cómo va, en qué estado',
    cancel: 'cancel*, anul*, dar de baja el pedido, echar atrás, deshacer',
    change: 'cambi*, modific*, corregir, corrijo, editar, rectific*, actualiz*, equivoqué de dirección',
    address: 'dirección, direcciones, mi dirección, dirección de envío, dirección de entrega',
    invoice: 'factur*, recibo de compra, comprobante*, justificante*, ticket, boleta*, tique',
    minimum: 'mínim*, al menos, por lo menos, a partir de cuánto, a partir de qué importe',
    preorder: 'preventa*, reserva*, preorden, precompra, pre venta, pre orden, por encargo',
    return: 'devol*, devuelv*, devuelt*, regresar, retorn*, desistimiento, desistir',
    refund:
      'reembols*, reintegr*, mi dinero, devolución del dinero, devolver el dinero, devuelven el dinero, recuperar el dinero, abono',
    exchange:
      'intercambi*, canje*, cambiar por, cambio por otro, cambio por otra, cambiar la talla, cambio de talla, cambiar de talla, permut*',
    damaged:
      'roto, rota, rotos, rotas, rompió, dañad*, daño*, defectuos*, defecto*, estropead*, averiad*, rasgad*, agujer*, rajad*, rayad*, manch*, gotea, no funciona, no funcionan, no sirve, dejó de funcionar, golpead*',
    wrong:
      'equivocad*, equivocaron, incorrect*, error*, erróne*, otro producto, otra cosa, no es lo que pedí, no era lo que pedí, no corresponde',
    deadline:
      'fecha límite, plazo de devolución, plazo para, tiempo límite, último día, cuántos días tengo, límite de tiempo',
    label: 'etiquet*, etiqueta de devolución',
    cost:
      'cuesta, cuestan, costo, costos, coste, costes, costar, precio*, tarifa*, gastos, vale, valen, caro, cara, caros, importe*, cobran, cobráis',
    free: 'gratis, gratuit*, sin costo, sin coste, sin cargo, de regalo',
    tax: 'impuesto, impuestos, iva, tasas',
    payment:
      'pago*, pagar, pagan, pagué, abonar, formas de pago, forma de pago, métodos de pago, método de pago, medios de pago, medio de pago, cobrar',
    card:
      'tarjeta, tarjetas, tarjeta de crédito, tarjetas de crédito, tarjeta de débito, visa, mastercard, amex, american express, con tarjeta',
    wallet: 'paypal, pay pal, apple pay, google pay, shop pay, amazon pay, bizum, mercado pago, mercadopago',
    installments:
      'a plazos, plazos sin intereses, en cuotas, cuotas, meses sin intereses, financiación, financiamiento, financiar, pagar después, pagar más tarde, fraccion*, klarna, aplazar, aplazado',
    cash:
      'efectivo, en efectivo, al contado, contrareembolso, contra reembolso, contra entrega, contraentrega, pago contra entrega',
    bankTransfer: 'transferencia*, transferencia bancaria, cuenta bancaria, iban, sepa, depósito bancario, clabe, spei',
    crypto: 'bitcoin*, cripto*, ethereum, btc',
    currency: 'moneda*, divisa*, euro, euros, dólar*, pesos, libras esterlinas',
    discount:
      'descuento*, cupón, cupones, código promocional, código de descuento, código descuento, códigos de descuento, promo, promos, promoción, promociones, oferta*, vale descuento, bono*, rebaja',
    stacking: 'acumul*, combin*, varios códigos, dos códigos, varios cupones, dos cupones, juntar',
    sale:
      'rebajas, rebajado, rebajada, rebajados, liquidación, saldos, outlet, black friday, cyber monday, buen fin, en oferta',
    giftCard:
      'tarjeta regalo, tarjetas regalo, tarjeta de regalo, tarjetas de regalo, cheque regalo, vale regalo, vale de regalo, bono regalo, gift card, gift cards, giftcard, saldo a favor',
    expire: 'caduc*, vence, vencen, vencimiento, vencid*, expir*, válid*, vigencia, vigente',
    loyalty:
      'fidelidad, fidelización, puntos, recompensa*, programa de puntos, socio*, miembro*, membresía*, vip, lealtad',
    student: 'estudiant*, descuento de estudiante, descuento para estudiantes, universitari*',
    priceMatch:
      'igual* el precio, igualan, igualáis, igualación de precios, igualar, más barato en otra, más barato en otro, garantía de precio, mejor precio garantizado, competencia',
    shop:
      'tienda*, local, sucursal*, showroom, tienda física, tiendas físicas, ubicad*, ubicación, establecimiento*',
    hours:
      'horario*, horas de apertura, abren, abre, abrís, abierto*, abierta*, cierran, cierra, cerráis, cerrad*, apertura',
    holiday:
      'festivo*, feriado*, día festivo, días festivos, vacaciones, navidad*, semana santa, año nuevo, reyes, nochebuena, nochevieja',
    weekend: 'fin de semana, fines de semana, finde, sábado*, domingo*',
    contact:
      'contact*, comunicarme, comunicar, escribirles, escribiros, escribir, atención al cliente, servicio al cliente, ponerme en contacto',
    phone:
      'teléfon*, tlf, tel, llamar, llamarles, llamada*, llamo, número de teléfono, whatsapp, wsp, celular, móvil, whats',
    email: 'correo, correos electrónicos, correo electrónico, email, emails, e mail, mail, mails',
    human:
      'human*, una persona, persona real, alguien, agente*, asesor*, operador*, representante*, emplead*, ser humano, un compañero, dependient*',
    talk: 'hablar, hablo, habla, hablen, chatear, conversar, platicar, charlar',
    hiring:
      'empleo*, trabajo, trabajos, trabajar con, trabajar en, trabajar para, vacante*, currículum, cv, prácticas, contratan, contratáis, candidat*, ofertas de trabajo, bolsa de trabajo',
    wholesale:
      'al por mayor, por mayor, mayorist*, revend*, mayoreo, grandes cantidades, distribuidor*, b2b, pedidos grandes, cantidad grande',
    rental: 'alquil*, renta, rentan, rentar, arriend*, arrendar, prestan, préstamo',
    affiliate: 'afiliad*, influencer*, colabor*, patrocin*, embajador*, alianza*, sponsor*',
    sustainability:
      'sostenib*, sustentab*, ecológic*, reciclad*, reciclaje, reciclable*, medio ambiente, medioambient*, ambiental*, carbono, clima, climátic*, ético, comercio justo',
    origin:
      'fabrica*, fabriqu*, hecho en, hechos en, hecha en, hechas en, made in, origen, procedencia, país de origen, se hacen, produc* en, de dónde viene, de dónde vienen, de dónde es, de dónde son, taller, talleres',
    privacy:
      'privacidad, datos personales, mis datos, datos, protección de datos, rgpd, borrar mis datos, eliminar mis datos, cookies',
    account:
      'cuenta, cuentas, mi cuenta, crear cuenta, crear una cuenta, contraseña*, registr*, iniciar sesión, inicio de sesión, sesión, perfil, usuario, clave, login',
    newsletter:
      'boletín, boletines, newsletter*, suscri*, subscri*, darme de baja, dar de baja, desuscri*, correos publicitarios, lista de correo',
    catalog: 'catálogo*, folleto*',
    app: 'app, aplicación, aplicaciones, aplicación móvil',
    giftWrap:
      'envolver, envuelto, envuelven, envolvéis, envoltorio*, papel de regalo, envoltura*, para regalo, empaque*, caja de regalo, tarjeta con mensaje, mensaje de regalo, nota de regalo',
    engraving: 'grabad*, grabar, grabáis, graban, personaliz*, a medida, bordad*, bordar, monograma*, iniciales',
    product: 'producto*, artículo*, mercancía, mercadería, objeto*',
    recommend: 'recomiend*, recomend*, aconsej*, sugier*, suger*, consejo*, idea, ideas, qué me recomiendas',
    stock: 'stock, en stock, disponib*, agotad*, existencias, queda, quedan, hay stock, sin stock, inventario',
    restock:
      'reponer, reponen, reposición, repondrán, reponéis, vuelve a haber, volverá a estar, vuelven a tener, de nuevo disponible, otra vez disponible, volver a tener, reabastec*',
    warranty: 'garant*',
    claim: 'reclam*, queja*, hacer valer',
    repair:
      'reparar*, repara, reparan, reparáis, reparad*, reparac*, arregl*, compostura, remendar, coser, servicio técnico',
    spareParts:
      'repuesto*, recambio*, refaccion*, pieza, piezas, pieza de repuesto, piezas de repuesto, reemplaz*',
    size:
      'talla, tallas, tallaje, me queda, me quedan, queda bien, talle, talles, medidas corporales, número de calzado, xs, xl, xxl',
    sizeChart: 'guía de tallas, tabla de tallas, guía de talles, tabla de talles, tabla de medidas, guía de medidas',
    small: 'pequeñ*, chico, chica, chicos, talla pequeño, queda chico, ajustad*, estrech*, apretad*, me aprieta',
    large: 'grande, grandes, muy grande, queda grande, talla grande, holgad*, amplio*, ancho*',
    wash: 'lava, lavar, lavo, lavan, lavarse, lavarlo, lavado*, lavable*, limpi*, tintorería, detergente*',
    dry: 'secar, seca, seco, secado*, secarlo',
    care: 'cuidado, cuidados, cuidar, cuido, mantenimiento, mantener, conservar, conservación',
    waterproof:
      'impermeab*, waterproof, estanc*, resistente al agua, resiste el agua, resisten el agua, resistentes al agua, repelente al agua, se moja, hidrófug*',
    material:
      'material*, tela, telas, tejido*, composición, de qué está hecho, de qué está hecha, de qué están hechos, de qué es, compuest*',
    weight: 'peso, pesa, pesan, pesar, pesad*, ligero*, ligera*, livian*, kilo*, kg, gramos',
    dimensions:
      'dimension*, medida*, mide, miden, tamaño*, altura, anchura, longitud, profundidad, diámetro, cm, largo',
    color: 'color, colores, tono, tonos',
    vegan: 'vegan*, vegetal*, vegetarian*, sin cuero, origen animal, libre de crueldad',
    kids:
      'niño*, niña*, niñit*, hijo, hijos, hija, hijas, bebé*, infantil*, nene, nena, peque, peques, junior, adolescente*, crío*',
    women: 'mujer*, dama, damas, señora*, femenin*, esposa, novia, para ella, mamá, madre, hermana',
    men: 'hombre*, caballero*, masculin*, marido, esposo, novio, para él, papá, padre, hermano',
    pets: 'perro*, perrit*, gato*, gatit*, mascota*, cachorro*',
    cheapest:
      'barat*, más barato, más barata, más económico, económic*, precio más bajo, menos caro, asequible*, presupuesto',
    dearest: 'más caro, más cara, más caros, más caras, lujo, premium, alta gama, gama alta',
    newest:
      'novedad*, nuevos productos, nueva colección, últimos productos, lo más nuevo, lo nuevo, recién llegados, última colección, últimas novedades, lo último',
    bestseller:
      'más vendido, más vendidos, más vendida, más vendidas, más popular, más populares, popular*, best seller, best sellers, bestseller*, éxitos de ventas',
    under: 'menos de, por debajo de, debajo de, inferior*, hasta, máximo, como mucho, como máximo, no más de',
    over: 'más de, por encima de, encima de, superior*, arriba de',
    cart:
      'carrito*, carro, cesta*, añadir*, añade, agregar*, agrega, bolsa de compra, bolsa de la compra, añadir al carrito',
    compare: 'compar*, diferenci*, mejor*, vs, versus, en qué se diferencian, cuál es mejor',
    assembly: 'montaje, montar, monta, armar, ensambl*, instal*, instruccion*, manual, manuales, armado',
    insurance: 'seguro de envío, seguro*, asegurad*, asegurar',
    gift: 'regalo*, regalar, obsequi*, cumpleaños',
    jacket:
      'chaqueta*, abrigo*, chamarra*, campera*, cazadora*, parka*, plumífero*, anorak*, cortavientos, blazer*, gabardina*, chubasquero*',
    shirt: 'camisa, camisas, camiseta*, playera*, polera*, remera*, blusa*, polo, polos, t shirt, tshirt',
    sweater:
      'suéter*, jersey*, jerséis, pulóver*, cárdigan*, sudadera*, buzo*, chompa*, hoodie*, polar, forro polar, chaleco*',
    trousers: 'pantal*, vaquero*, jeans, jean, leggings, mallas, bermuda*, shorts, chándal, pants',
    dress: 'vestido*, falda*, pollera*',
    shoes:
      'zapat*, calzado, bota, botas, botín, botines, tenis, deportivas, sandalia*, pantufla*, tacones, alpargata*, sneaker*',
    socks: 'calcet*, medias, leotardo*, pantis',
    hat: 'gorro*, gorra*, sombrero*, boina*, beanie*',
    gloves: 'guante*, manoplas, mitones',
    scarf: 'bufanda*, pañuelo*, fular, fulares, chal, braga de cuello, chalina*',
    underwear: 'ropa interior, calzoncillo*, braga, bragas, boxer*, sujetador*, brasier*, lencería, calzones',
    swimwear: 'bañador*, traje de baño, trajes de baño, bikini*, malla de baño',
    backpack: 'mochila*, macuto*, morral*',
    bag: 'bolso*, bolsa, bolsas, cartera, carteras, bandolera*, riñonera*, tote',
    wallets: 'billetera*, monedero*, tarjetero*',
    suitcase: 'maleta*, equipaje*, valija*, trolley*',
    tent: 'tienda de campaña, tiendas de campaña, carpa, carpas, refugio*, vivac',
    sleepingBag: 'saco de dormir, sacos de dormir, bolsa de dormir, bolsas de dormir, sleeping',
    sleepingPad: 'esterilla*, colchoneta*, colchón inflable, colchón hinchable, aislante*',
    blanket: 'manta, mantas, cobija*, frazada*, edredón, edredones, cobertor*',
    pillow: 'almohad*, cojín, cojines',
    towel: 'toalla*',
    lamp: 'lámpara*, luz, luces, linterna*, farol*, frontal, frontales, bombilla*, foco, focos, iluminación',
    mug: 'taza*, vaso, vasos, mug, mugs, tazón',
    bottle: 'botell*, cantimplora*, termo, termos, petaca*',
    pan: 'sartén, sartenes, olla*, cacerola*, cazuela*, cazo, wok, batería de cocina',
    kettle: 'tetera*, hervidor*, cafetera*, pava',
    stove: 'hornillo*, estufa*, cocina de gas, fogón, parrilla*, barbacoa*, asador*, quemador*, anafe*',
    plate: 'plato, platos, cuenco*, bowl, bowls, bol, vajilla*',
    knife: 'cuchill*, navaja*, multiherramienta*, machete*',
    chair: 'silla, sillas, taburete*, sillón, sillones, butaca*, asiento*',
    table: 'mesa, mesas, escritorio*, mesita',
    sofa: 'sofá*, sillón cama',
    bed: 'cama, camas, colchón, colchones, sábana*, ropa de cama, funda nórdica',
    curtain: 'cortina*, persiana*, visillo*, estores',
    rug: 'alfombra*, tapete*, moqueta*, felpudo*',
    candle: 'vela, velas, candela*',
    vase: 'jarrón, jarrones, florero*, maceta*, macetero*',
    jewelry: 'joya, joyas, joyería, collar, collares, anillo*, pendiente, pendientes, aretes, pulsera*, aros',
    watch: 'reloj, relojes',
    glasses: 'gafas, lentes, anteojos, gafas de sol, lentes de sol',
    umbrella: 'paraguas, sombrilla*, parasol*',
    phoneCase: 'funda, fundas, carcasa*, funda de móvil, funda para móvil, funda para celular',
    headphones: 'auricular*, audífono*, cascos, airpods',
    laptop: 'portátil, portátiles, laptop*, computador*, ordenador*, notebook, pc',
    charger: 'cargador*, cable, cables, batería externa, power bank, powerbank, adaptador*, batería',
    cosmetics: 'cosmétic*, maquillaje, crema*, champú*, shampoo, jabón*, sérum, loción, pintalabios, labial',
    perfume: 'perfum*, colonia*, fragancia*, aroma, aromas',
    coffee: 'café, cafés, espresso*, expreso',
    tea: 'el té, un té, de té, té verde, té negro, tés, infusion*',
    chocolate: 'chocolate*, bombón, bombones, dulces, golosina*, caramelo*',
    wine: 'vino, vinos, cava, champán',
    book: 'libro*, novela*',
    toy: 'juguet*, juego, juegos, puzle*, puzzle*, rompecabezas, peluche*, muñec*',
    bike: 'bici, bicis, biciclet*, ciclis*',
    wool: 'lana, lanas, merino, merina, cachemir*, mohair',
    cotton: 'algodón',
    leather: 'cuero, cueros, piel, gamuza, de ante',
    silk: 'seda',
    linen: 'lino, de lino',
    down: 'pluma, plumas, plumón, relleno de plumas',
    wood: 'madera*, roble',
    castIron: 'hierro fundido, hierro colado, fundición',
    black: 'negro*, negra*',
    white: 'blanco*, blanca*, crudo',
    red: 'rojo*, roja*, granate, burdeos',
    blue: 'azul*, marino, celeste, turquesa',
    green: 'verde*, oliva, caqui',
    gray: 'gris, grises, antracita',
    brown: 'marrón, marrones, café oscuro, beige, camel, pardo',
    yellow: 'amarill*, mostaza, ocre',
    pink: 'rosa, rosas, rosado, rosada, fucsia',
    orange: 'naranja, naranjas, anaranjad*',
    purple: 'morado, morada, morados, violeta, lila, púrpura',
    day: 'día, días, días hábiles, días laborables, día hábil, laborable*',
    week: 'semana, semanas',
    month: 'mes, meses',
    year: 'año, años',
    hour: 'hora, horas, h, minuto*',
    person: 'personas, gente, plazas',
    winter: 'invierno*, frío, nieve, inviernal, invernal',
    summer: 'verano, calor, caluros*',
    rain: 'lluvi*, llueve, mojad*',
    hiking: 'sender*, excursion*, trekking, montaña*, caminata*, aire libre, caminar, outdoor, montañismo',
    camping: 'camping*, acampa*, campamento*, campista*',
    night: 'noche, noches, oscuridad, oscuras',
    hello: 'hola, holi, buenas, buenos días, buenas tardes, buenas noches, buen día, saludos, hey, qué tal',
    thanks: 'gracias, muchas gracias, mil gracias, te lo agradezco, agradec*, thx',
    bye: 'adiós, chao, chau, hasta luego, hasta pronto, nos vemos, bye, hasta mañana, buen finde',
    yes: 'sí, sip, claro, vale ok, ok, okay, dale, de acuerdo, por supuesto, perfecto',
    no: 'nop, no gracias, para nada, nada más, mejor no, qué va',
    please: 'por favor, porfa, porfavor, xfa, porfis, plis',
    and: 'y, e, y también, además',
  },
};
