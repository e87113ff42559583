import type { Templates } from './template.ts';

/** In Arabic, Hebrew, Turkish, Greek, Finnish, and Hungarian. */
export const others: Record<'ar' | 'el' | 'fi' | 'he' | 'hu' | 'tr', Templates> = {
  ar: {
    'delivery-time':
      'يستغرق التوصيل من 3 إلى 5 أيام عمل. ستصلك رسالة بريد إلكتروني فيها رابط للتتبع عندما يكون طلبك في الطريق.',
    'return-policy':
      'يمكنك إرجاع المنتجات غير المستعملة خلال 30 يومًا من استلامها. راسلنا أولًا وسنرسل إليك ملصق الإرجاع.',
    'payment-methods': [
      'ما طرق الدفع المتاحة؟',
      'يمكنك الدفع ببطاقة الائتمان وPayPal وبطاقة الهدايا. تظهر جميع طرق الدفع عند إتمام الشراء.',
    ],
    'change-order': [
      'هل يمكنني تعديل طلبي أو إلغاؤه؟',
      'نعم، ما لم نغلّفه بعد. أخبرنا برقم الطلب وبما تريد تغييره وسنهتم بذلك في أقرب وقت.',
    ],
    'international-shipping': [
      'هل تشحنون إلى الخارج؟',
      'نعم. عند إدخال عنوانك أثناء إتمام الشراء ترى هل نشحن إلى بلدك وكم يكلف ذلك.',
    ],
    contact: [
      'كيف يمكنني التواصل معكم؟',
      'اكتب إلينا هنا. إذا لم يكن أحد متصلًا فاترك بريدك الإلكتروني وسنرد عليك فور عودتنا.',
    ],
    'business-hours': ['ما ساعات عملكم؟', 'نرد من الاثنين إلى الجمعة، من الساعة 9 صباحًا إلى 5 مساءً.'],
    sizes: ['ما المقاس المناسب لي؟', 'في صفحة كل منتج دليل للمقاسات. إذا كنت بين مقاسين فننصحك بالأكبر.'],
  },
  el: {
    'delivery-time':
      'Η παράδοση διαρκεί 3–5 εργάσιμες ημέρες. Θα λάβετε email με σύνδεσμο παρακολούθησης μόλις η παραγγελία σας ξεκινήσει.',
    'return-policy':
      'Μπορείτε να επιστρέψετε αχρησιμοποίητα προϊόντα εντός 30 ημερών από την παράδοση. Γράψτε μας πρώτα και θα σας στείλουμε ετικέτα.',
    'payment-methods': [
      'Ποιους τρόπους πληρωμής δέχεστε;',
      'Μπορείτε να πληρώσετε με πιστωτική κάρτα, PayPal και δωροκάρτα. Όλοι οι τρόποι εμφανίζονται στο ταμείο.',
    ],
    'change-order': [
      'Μπορώ να αλλάξω ή να ακυρώσω την παραγγελία μου;',
      'Ναι, μέχρι να τη συσκευάσουμε. Πείτε μας τον αριθμό παραγγελίας και τι πρέπει να αλλάξει και θα το φροντίσουμε το συντομότερο.',
    ],
    'international-shipping': [
      'Στέλνετε στο εξωτερικό;',
      'Ναι. Όταν γράψετε τη διεύθυνσή σας στο ταμείο, βλέπετε αν στέλνουμε στη χώρα σας και πόσο κοστίζει.',
    ],
    contact: [
      'Πώς μπορώ να επικοινωνήσω μαζί σας;',
      'Γράψτε μας εδώ. Αν δεν είναι κανείς συνδεδεμένος, αφήστε το email σας και θα απαντήσουμε μόλις επιστρέψουμε.',
    ],
    'business-hours': ['Πότε είστε ανοιχτά;', 'Απαντάμε από Δευτέρα έως Παρασκευή, από τις 9 έως τις 17.'],
    sizes: [
      'Ποιο μέγεθος χρειάζομαι;',
      'Στη σελίδα κάθε προϊόντος υπάρχει οδηγός μεγεθών. Αν είστε ανάμεσα σε δύο μεγέθη, προτείνουμε το μεγαλύτερο.',
    ],
  },
  fi: {
    'delivery-time':
      'Toimitus kestää 3–5 arkipäivää. Saat sähköpostin, jossa on seurantalinkki, kun tilauksesi on matkalla.',
    'return-policy':
      'Voit palauttaa käyttämättömät tuotteet 30 päivän kuluessa toimituksesta. Kirjoita meille ensin, niin lähetämme palautustarran.',
    'payment-methods': [
      'Mitä maksutapoja hyväksytte?',
      'Voit maksaa luottokortilla, PayPalilla ja lahjakortilla. Kaikki maksutavat näkyvät kassalla.',
    ],
    'change-order': [
      'Voinko muuttaa tilaustani tai perua sen?',
      'Kyllä, kunnes pakkaamme sen. Kerro tilausnumero ja mitä pitää muuttaa, niin hoidamme asian mahdollisimman pian.',
    ],
    'international-shipping': [
      'Toimitatteko ulkomaille?',
      'Kyllä. Kun kirjoitat osoitteesi kassalla, näet, toimitammeko maahasi ja mitä se maksaa.',
    ],
    contact: [
      'Miten saan teihin yhteyden?',
      'Kirjoita meille tähän. Jos kukaan ei ole paikalla, jätä sähköpostiosoitteesi, niin vastaamme heti palattuamme.',
    ],
    'business-hours': ['Milloin olette avoinna?', 'Vastaamme maanantaista perjantaihin klo 9–17.'],
    sizes: [
      'Minkä koon tarvitsen?',
      'Jokaisella tuotesivulla on kokotaulukko. Jos olet kahden koon välissä, suosittelemme isompaa.',
    ],
  },
  he: {
    'delivery-time': 'המשלוח אורך 3–5 ימי עסקים. ברגע שההזמנה תצא לדרך תקבלו אימייל עם קישור למעקב.',
    'return-policy': 'אפשר להחזיר מוצרים שלא נעשה בהם שימוש בתוך 30 יום מהמסירה. כתבו לנו קודם ונשלח לכם מדבקה.',
    'payment-methods': [
      'אילו אמצעי תשלום אתם מקבלים?',
      'אפשר לשלם בכרטיס אשראי, ב-PayPal ובכרטיס מתנה. כל אמצעי התשלום מופיעים בקופה.',
    ],
    'change-order': [
      'אפשר לשנות או לבטל את ההזמנה שלי?',
      'כן, עד שאנחנו אורזים אותה. כתבו לנו את מספר ההזמנה ומה צריך להשתנות, ונטפל בזה בהקדם.',
    ],
    'international-shipping': [
      'אתם שולחים לחו״ל?',
      'כן. כשתזינו את הכתובת בקופה תראו אם אנחנו שולחים למדינה שלכם וכמה זה עולה.',
    ],
    contact: ['איך אפשר ליצור אתכם קשר?', 'כתבו לנו כאן. אם אף אחד לא מחובר, השאירו כתובת אימייל ונענה ברגע שנחזור.'],
    'business-hours': ['מתי אתם פתוחים?', 'אנחנו עונים מיום שני עד יום שישי, משעה 9 עד 17.'],
    sizes: ['איזו מידה אני צריך?', 'בכל דף מוצר יש מדריך מידות. אם אתם בין שתי מידות, אנחנו ממליצים על הגדולה יותר.'],
  },
  hu: {
    'delivery-time': 'A szállítás 3–5 munkanap. Amint a rendelése úton van, e-mailt kap a nyomkövetési hivatkozással.',
    'return-policy':
      'A használatlan termékeket az átvételtől számított 30 napon belül küldheti vissza. Előbb írjon nekünk, és küldünk egy címkét.',
    'payment-methods': [
      'Milyen fizetési módokat fogadnak el?',
      'Fizethet bankkártyával, PayPallal és ajándékkártyával. Az összes fizetési módot a pénztárnál látja.',
    ],
    'change-order': [
      'Módosíthatom vagy lemondhatom a rendelésemet?',
      'Igen, amíg be nem csomagoljuk. Írja meg a rendelésszámot és hogy mi változzon, és mielőbb intézkedünk.',
    ],
    'international-shipping': [
      'Szállítanak külföldre?',
      'Igen. Ha a pénztárnál megadja a címét, látja, hogy szállítunk-e az országába, és mennyibe kerül.',
    ],
    contact: [
      'Hogyan érhetem el Önöket?',
      'Írjon nekünk itt. Ha senki sincs online, hagyja meg az e-mail-címét, és válaszolunk, amint visszatértünk.',
    ],
    'business-hours': ['Mikor vannak nyitva?', 'Hétfőtől péntekig, 9 és 17 óra között válaszolunk.'],
    sizes: [
      'Melyik méretre van szükségem?',
      'Minden termékoldalon van mérettáblázat. Ha két méret között van, a nagyobbat ajánljuk.',
    ],
  },
  tr: {
    'delivery-time':
      'Teslimat 3–5 iş günü sürer. Siparişiniz yola çıktığında takip bağlantısı içeren bir e-posta alırsınız.',
    'return-policy':
      'Kullanılmamış ürünleri teslimattan sonra 30 gün içinde iade edebilirsiniz. Önce bize yazın, size bir etiket gönderelim.',
    'payment-methods': [
      'Hangi ödeme yöntemlerini kabul ediyorsunuz?',
      'Kredi kartı, PayPal ve hediye kartıyla ödeyebilirsiniz. Tüm ödeme yöntemlerini ödeme sayfasında görürsünüz.',
    ],
    'change-order': [
      'Siparişimi değiştirebilir veya iptal edebilir miyim?',
      'Evet, paketleyene kadar. Sipariş numaranızı ve neyin değişeceğini yazın, en kısa sürede ilgilenelim.',
    ],
    'international-shipping': [
      'Yurt dışına gönderiyor musunuz?',
      'Evet. Ödeme sayfasında adresinizi girdiğinizde ülkenize gönderip göndermediğimizi ve ücretini görürsünüz.',
    ],
    contact: [
      'Size nasıl ulaşabilirim?',
      'Bize buradan yazın. Çevrim içi kimse yoksa e-posta adresinizi bırakın, döner dönmez yanıtlarız.',
    ],
    'business-hours': ['Ne zaman açıksınız?', 'Pazartesiden cumaya, saat 9 ile 17 arasında yanıt veriyoruz.'],
    sizes: [
      'Hangi bedene ihtiyacım var?',
      'Her ürün sayfasında bir beden rehberi vardır. İki beden arasındaysanız büyük olanı öneririz.',
    ],
  },
};
