import type { Language } from '../../../language/languages.ts';

/** Sentences of an English shop, each with translations that say the same. */
export const translatedSentences: readonly { original: string; by: Partial<Record<Language, string>> }[] = [
  {
    original: 'Standard delivery takes 4 to 6 business days.',
    by: {
      ar: 'يستغرق التوصيل العادي من 4 إلى 6 أيام عمل.',
      cs: 'Standardní doručení trvá 4 až 6 pracovních dnů.',
      da: 'Standardlevering tager 4 til 6 hverdage.',
      de: 'Die Standardlieferung dauert 4 bis 6 Werktage.',
      el: 'Η κανονική παράδοση διαρκεί 4 έως 6 εργάσιμες ημέρες.',
      es: 'La entrega estándar tarda de 4 a 6 días laborables.',
      fi: 'Vakiotoimitus kestää 4–6 arkipäivää.',
      fr: 'La livraison standard prend 4 à 6 jours ouvrables.',
      he: 'משלוח רגיל אורך 4 עד 6 ימי עסקים.',
      hi: 'मानक डिलीवरी में 4 से 6 कार्य दिवस लगते हैं।',
      hu: 'A normál szállítás 4–6 munkanapot vesz igénybe.',
      id: 'Pengiriman standar memakan waktu 4 hingga 6 hari kerja.',
      it: 'La consegna standard richiede da 4 a 6 giorni lavorativi.',
      ja: '通常配送は4〜6営業日かかります。',
      ko: '일반 배송은 4~6영업일이 걸립니다.',
      nb: 'Standard levering tar 4 til 6 virkedager.',
      nl: 'Standaardlevering duurt 4 tot 6 werkdagen.',
      pl: 'Standardowa dostawa trwa od 4 do 6 dni roboczych.',
      pt: 'A entrega padrão leva de 4 a 6 dias úteis.',
      ro: 'Livrarea standard durează între 4 și 6 zile lucrătoare.',
      ru: 'Стандартная доставка занимает от 4 до 6 рабочих дней.',
      sv: 'Standardleverans tar 4 till 6 arbetsdagar.',
      th: 'การจัดส่งแบบมาตรฐานใช้เวลา 4 ถึง 6 วันทำการ',
      tr: 'Standart teslimat 4 ila 6 iş günü sürer.',
      uk: 'Стандартна доставка триває від 4 до 6 робочих днів.',
      vi: 'Giao hàng tiêu chuẩn mất 4 đến 6 ngày làm việc.',
      zh: '标准配送需要4到6个工作日。',
    },
  },
  {
    original: 'You can return unused items within 30 days of delivery.',
    by: {
      de: 'Sie können unbenutzte Artikel innerhalb von 30 Tagen nach der Lieferung zurückgeben.',
      es: 'Puede devolver los artículos sin usar en un plazo de 30 días desde la entrega.',
      fr: 'Vous pouvez retourner les articles non utilisés dans les 30 jours suivant la livraison.',
      it: 'Puoi restituire gli articoli inutilizzati entro 30 giorni dalla consegna.',
      ja: '未使用の商品は、お届けから30日以内に返品できます。',
      pl: 'Nieużywane produkty można zwrócić w ciągu 30 dni od dostawy.',
      ru: 'Вы можете вернуть неиспользованные товары в течение 30 дней после доставки.',
      tr: 'Kullanılmamış ürünleri teslimattan sonra 30 gün içinde iade edebilirsiniz.',
      zh: '您可以在送达后30天内退回未使用的商品。',
    },
  },
  {
    original: 'Gift cards cannot be returned or exchanged.',
    by: {
      cs: 'Dárkové karty nelze vrátit ani vyměnit.',
      de: 'Geschenkkarten können weder zurückgegeben noch umgetauscht werden.',
      es: 'Las tarjetas regalo no se pueden devolver ni cambiar.',
      fr: 'Les cartes cadeaux ne peuvent être ni retournées ni échangées.',
      it: 'Le carte regalo non possono essere restituite né cambiate.',
      ja: 'ギフトカードの返品・交換はできません。',
      pl: 'Kart podarunkowych nie można zwrócić ani wymienić.',
      ru: 'Подарочные карты нельзя вернуть или обменять.',
      tr: 'Hediye kartları iade edilemez veya değiştirilemez.',
      zh: '礼品卡不能退货或换货。',
    },
  },
  {
    original: 'Shipping is free on orders over $75.',
    by: {
      de: 'Der Versand ist bei Bestellungen über $75 kostenlos.',
      es: 'El envío es gratis en pedidos de más de $75.',
      fr: 'La livraison est gratuite pour les commandes de plus de $75.',
      it: 'La spedizione è gratuita per gli ordini superiori a $75.',
      ja: '$75を超えるご注文は送料無料です。',
      pl: 'Wysyłka jest bezpłatna przy zamówieniach powyżej $75.',
      ru: 'Доставка бесплатна при заказе на сумму более $75.',
      zh: '订单超过$75可享免费配送。',
    },
  },
  {
    original: 'We ship to the United States, Canada, Germany and Norway.',
    by: {
      de: 'Wir versenden in die Vereinigten Staaten, nach Kanada, Deutschland und Norwegen.',
      es: 'Enviamos a Estados Unidos, Canadá, Alemania y Noruega.',
    },
  },
  {
    original: 'We accept Visa, Mastercard, PayPal and Apple Pay.',
    by: {
      de: 'Wir akzeptieren Visa, Mastercard, PayPal und Apple Pay.',
      fr: 'Nous acceptons Visa, Mastercard, PayPal et Apple Pay.',
      ja: 'Visa、Mastercard、PayPal、Apple Payをご利用いただけます。',
      zh: '我们接受Visa、Mastercard、PayPal和Apple Pay。',
    },
  },
  {
    original: 'Refunds are paid within two weeks to the card you paid with.',
    by: {
      de: 'Rückerstattungen werden innerhalb von zwei Wochen auf die Karte überwiesen, mit der Sie bezahlt haben.',
      es: 'Los reembolsos se abonan en un plazo de dos semanas en la tarjeta con la que pagó.',
      fr: 'Les remboursements sont effectués dans les deux semaines sur la carte utilisée pour le paiement.',
    },
  },
  {
    original: 'Write to hello@shop.example and we answer within one business day.',
    by: {
      de: 'Schreiben Sie an hello@shop.example und wir antworten innerhalb eines Werktags.',
      fr: 'Écrivez à hello@shop.example et nous répondons sous un jour ouvrable.',
    },
  },
  {
    original: 'Wash the blanket at 30 °C and do not tumble dry it.',
    by: {
      de: 'Waschen Sie die Decke bei 30 °C und trocknen Sie sie nicht im Wäschetrockner.',
      fr: 'Lavez la couverture à 30 °C et ne la séchez pas au sèche-linge.',
    },
  },
  {
    original: 'Our store is open Monday to Friday from 10 to 18.',
    by: {
      de: 'Unser Geschäft ist Montag bis Freitag von 10 bis 18 Uhr geöffnet.',
      es: 'Nuestra tienda está abierta de lunes a viernes de 10 a 18.',
      fr: 'Notre magasin est ouvert du lundi au vendredi de 10 à 18 heures.',
    },
  },
  {
    original: 'The jacket is waterproof and weighs 420 g.',
    by: {
      de: 'Die Jacke ist wasserdicht und wiegt 420 g.',
      fr: 'La veste est imperméable et pèse 420 g.',
      it: 'La giacca è impermeabile e pesa 420 g.',
    },
  },
  {
    original: 'Sale items can be exchanged, but they cannot be returned.',
    by: {
      de: 'Reduzierte Artikel können umgetauscht, aber nicht zurückgegeben werden.',
      fr: 'Les articles en solde peuvent être échangés, mais ils ne peuvent pas être retournés.',
    },
  },
  {
    original: 'Only members get a 15% discount with the code TRAIL-15 until May 31, 2027.',
    by: {
      de: 'Nur Mitglieder erhalten 15% Rabatt mit dem Code TRAIL-15 bis zum 31. Mai 2027.',
    },
  },
];
