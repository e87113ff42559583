import type { Lexicon } from './lexicon.ts';

/** What Hindi-speaking visitors call the matters of a shop, in Devanagari and in Latin letters. */
export const lexicon: Lexicon = {
  common:
    'का, की, के, को, में, से, पर, है, हैं, था, हो, और, या, यह, ये, वह, मैं, मुझे, मेरा, मेरी, मेरे, आप, आपका, आपकी, हम, क्या, कैसे, कब, कहाँ, कितना, क्यों, नहीं, भी, तो, ही, लिए, कर, करना, रहा, रही, गया, सकते, जो, अगर, तक, hai, hain, kya, kaise, kab, kahan, kaha, nahi, nhi, mera, meri, mujhe, aap, aapka, apka, hoga, karna, karo, raha, rha, chahiye, mein, bhi, aur, yeh, kitna, kitne, kyu, kyun, liye, gaya, sakta, sakte, wala, abhi, batao',
  idle: 'ने, एक, कि, इस, उस, इसे, उसे, इन, उन, कुछ, कोई, सब, सभी, दूसरा, दूसरी, दूसरे, अब, यहाँ, वहाँ, ऐसे, सिर्फ, केवल, बहुत, ज़्यादा, कम, साथ, बाद, पहले, बिना, द्वारा, बारे, चाहिए, होगा, होगी, होता, होती, होते, हूँ, हुआ, हुई, करें, करते, करता, करती, करूँ, लेना, लूँ, लें, चुनना, चुनूँ, काम, बताएं, बताओ, बताइए, जानना, कृपया, व्यक्तिगत, निजी, नीति, अपना, अपने, अपनी, हमारा, सकता, सकती, गई, रहे, वाला, वाली, वाले, जी',
  between: 'बीच',
  concepts: {
    howLong:
      'कितने दिन, कितना समय, कितना टाइम, कितनी देर, कितनी जल्दी, kitne din, kitna time, kitna samay, kitni der, kitni jaldi',
    howMuch: 'कितना, कितने, कितनी, कितने का, कितने की, क्या दाम, kitna, kitne, kitni, kitne ka, kitne ki',
    when: 'कब, कब तक, किस दिन, कितने बजे, kab, kab tak, kis din, kitne baje, kb tak',
    where: 'कहाँ, कहां, कहा, किस जगह, किधर, कहाँ पर, kahan, kaha, kidhar, kahaan',
    which: 'कौन सा, कौन सी, कौन से, कौनसा, क्या क्या, क्या है, kaun sa, kaun si, konsa, konsi, kya hai',
    how: 'कैसे, कैसा, कैसी, किस तरह, तरीका, kaise, kese, kaisa, kis tarah, tarika',
    who: 'कौन, किसने, किसका, kaun, kon, kisne',
    why: 'क्यों, क्यूं, क्यूँ, किसलिए, वजह, kyu, kyun, kyon, kyo, kis liye',
    can: 'सकता, सकते, सकती, सकूं, क्या मैं, हो सकता, sakta, sakte, sakti, skta, kya main, possible',
    have: 'मिलेगा, मिलेगी, मिलता है, बेचते, आपके पास, रखते हैं, milega, milegi, milta hai, bechte, aapke paas, apke pas',
    want: 'चाहिए, चाहिये, चाहता, चाहती, ढूंढ रहा, ढूंढ रही, लेना है, chahiye, chahie, chahta, dhund raha, lena hai, leni hai',
    not: 'नहीं, नही, मत, बिना, बगैर, nahi, nahin, nhi, mat, bina',
    my: 'मेरा, मेरी, मेरे, हमारा, हमारी, हमारे, mera, meri, mere, hamara, humara',
    is: 'है, हैं, था, थी, हो, hai, hain, tha, thi, he',
    shipping:
      'डिलीवर*, डिलिवर*, शिपिंग, शिप, भेज*, कूरियर, पहुँचाते, पहुंचाते, पहुँचाना, delivery, deliver, shipping, ship, bhej*, courier, delhivery',
    arrive:
      'पहुँचे*, पहुंचे*, पहुँचा, पहुंचा, आएगा, आयेगा, आया, मिला, आएगी, aayega, aaega, ayega, pahunch*, pohoch*, aaya, mila, aayegi',
    express: 'एक्सप्रेस, जल्दी, तुरंत, अर्जेंट, तेज़, तेज, फास्ट, जल्द, express, jaldi, urgent, turant, fast, jaldi se',
    standard: 'स्टैंडर्ड, सामान्य, साधारण, नॉर्मल, मानक, standard, normal, samanya, regular',
    international:
      'विदेश*, अंतरराष्ट्रीय, अंतर्राष्ट्रीय, इंटरनेशनल, दूसरे देश, देश के बाहर, दुनिया भर, international, videsh*, abroad, bahar desh, dusre desh, foreign',
    domestic: 'देश के अंदर, घरेलू, देश में, पूरे देश, पूरे भारत, domestic, desh ke andar, all india, pure india',
    customs: 'कस्टम, कस्टम्स, सीमा शुल्क, आयात शुल्क, कस्टम ड्यूटी, ड्यूटी, customs, custom duty, import duty, import tax, duty',
    parcel: 'पार्सल, पैकेट, पैकेज, डिब्बा, parcel, packet, package, dabba',
    lost: 'खो गया, खो गई, गुम, गायब, लापता, नहीं मिला, नहीं आया, नहीं पहुँचा, नहीं पहुंचा, अटक*, kho gaya, gum, gayab, nahi mila, nahi aaya, nhi mila, nhi aaya, missing, atka',
    track:
      'ट्रैक, ट्रैकिंग, ट्रेक, ट्रैकिंग नंबर, पता लगा*, कहाँ पहुँचा, कहां पहुंचा, track, tracking, tracking number, kaha pahucha, kahan tak pahuncha, awb',
    late: 'देर, देरी, देर से, लेट, विलंब, अभी तक, इंतज़ार, इंतजार, late, der, deri, der se, abhi tak, delay, delayed, intezar',
    today: 'आज, आज ही, उसी दिन, aaj, aj, same day, aaj hi, usi din',
    pickup:
      'पिकअप, खुद लेने, दुकान से लेना, स्टोर से लेना, लेने आ*, आकर ले, pickup, pick up, khud lene, store se lena, lene aa, aakar le',
    poBox: 'पोस्ट बॉक्स, डाक पेटी, पीओ बॉक्स, लॉकर, डाकघर, po box, pobox, post box, locker, post office',
    forwarder:
      'फॉरवर्डर, फ्रेट फॉरवर्डर, माल अग्रेषक, फॉरवर्डिंग, forwarder, freight forwarder, forwarding address, forwarding',
    military: 'सेना, सैन्य, फौज, फौजी, आर्मी, मिलिट्री, army, military, fauj, fauji, apo, fpo',
    order:
      'ऑर्डर, आर्डर, ओर्डर, खरीदा, ख़रीदा, खरीदारी, मंगाया, मंगवाया, मँगाया, मंगवाना, order, ordr, oder, kharida, khareeda, mangaya, mangwaya',
    number: 'नंबर, नम्बर, संख्या, क्रमांक, number, nambar, num',
    status: 'स्थिति, स्टेटस, कहाँ तक, कहां तक, प्रगति, क्या हुआ, status, kahan tak, kaha tak, kya hua',
    cancel: 'कैंसिल, कैंसल, रद्द, केंसिल, निरस्त, नहीं चाहिए अब, cancel, cancle, radd, cancell*, rad karna',
    change:
      'बदलाव, बदलना है, सुधार*, अपडेट, संशोधन, ठीक करना, एडिट, बदल दो, चेंज, change, badlav, edit, update, sudhar*, modify, badalna hai, badal do',
    address: 'पता, पते, एड्रेस, ऐड्रेस, ठिकाना, address, pata, addres, adress',
    invoice: 'बिल, इनवॉइस, रसीद, चालान, पक्का बिल, bill, invoice, rasid, raseed, receipt',
    minimum: 'न्यूनतम, कम से कम, मिनिमम, कितने का ऑर्डर, minimum, kam se kam, min order',
    preorder: 'प्रीऑर्डर, प्री ऑर्डर, अग्रिम, एडवांस, बुक करना, पहले से बुक, preorder, pre order, advance, book karna, booking',
    return: 'वापस, वापसी, रिटर्न, लौटा*, वापिस, लौटाना, return, vapas, wapas, wapsi, vapsi, lauta*, wapis',
    refund:
      'रिफंड, रिफ़ंड, पैसे वापस, पैसा वापस, धनवापसी, पैसे कब, refund, paise wapas, paisa wapas, paise vapas, paisa vapas, money back, rifund',
    exchange:
      'एक्सचेंज, बदली, बदल सकते, बदल सकता, अदला बदली, बदलकर, दूसरा साइज, exchange, badal sakte, badal sakta, badalwana, adla badli, exchang',
    damaged:
      'टूटा, टूटी, टूटे, खराब, ख़राब, फटा, फटी, क्षतिग्रस्त, डैमेज, काम नहीं, damage, damaged, toota, tuta, tuti, kharab, fata, phata, defective, kaam nahi',
    wrong: 'गलत, ग़लत, दूसरा सामान, गलती, अलग सामान, galat, wrong, glt, galti, dusra saman',
    deadline:
      'समय सीमा, आखिरी दिन, आख़िरी दिन, अंतिम तिथि, डेडलाइन, कितने दिनों में, deadline, last date, aakhri din, samay seema, time limit, kitne dino mein',
    label: 'लेबल, रिटर्न लेबल, पर्ची, label, return label, parchi',
    cost: 'कीमत, क़ीमत, दाम, शुल्क, मूल्य, खर्च, चार्ज, रेट, महंगा, भाव, price, kimat, keemat, daam, charge, charges, rate, kharcha, cost, mehnga',
    free: 'मुफ्त, मुफ़्त, फ्री, फ़्री, निशुल्क, निःशुल्क, free, muft, mufat, free mein',
    tax: 'टैक्स, कर शामिल, जीएसटी, वैट, टैक्स सहित, tax, gst, vat, tax included',
    payment: 'भुगतान, पेमेंट, पैसे देना, भुगतान का तरीका, चुकाना, पे कर, payment, pay, bhugtan, paise dena, checkout, pay kar',
    card: 'क्रेडिट कार्ड, डेबिट कार्ड, कार्ड से, कार्ड, वीज़ा, मास्टरकार्ड, credit card, debit card, card, card se, visa, mastercard, rupay',
    wallet:
      'पेटीएम, फोनपे, फ़ोनपे, गूगल पे, यूपीआई, वॉलेट पे, paytm, phonepe, gpay, google pay, upi, paypal, apple pay, amazon pay',
    installments:
      'किस्त, किश्त, किस्तों, ईएमआई, बाद में भुगतान, किस्त पर, emi, kist, kisht, installment, kishton, pay later, baad mein payment',
    cash: 'नकद, नगद, कैश, कैश ऑन डिलीवरी, सीओडी, घर पर पैसे, cash, cod, cash on delivery, nakad, nagad',
    bankTransfer:
      'बैंक ट्रांसफर, बैंक, बैंक खाता, नेट बैंकिंग, नेटबैंकिंग, एनईएफटी, bank transfer, bank, net banking, netbanking, neft, imps',
    crypto: 'बिटकॉइन, क्रिप्टो, क्रिप्टोकरेंसी, एथेरियम, bitcoin, crypto, cryptocurrency, btc',
    currency: 'मुद्रा, करेंसी, डॉलर, रुपये में, रुपए में, यूरो, currency, dollar, rupees, rupaye, rupee, inr, usd',
    discount:
      'छूट, डिस्काउंट, कूपन, प्रोमो, प्रोमो कोड, ऑफर, ऑफ़र, रियायत, वाउचर, discount, coupon, promo, promo code, offer, chhoot, chut, voucher, kam karo',
    stacking:
      'एक साथ, दो कोड, दोनों कोड, साथ में लगा*, कई कोड, जोड़ सकते, ek saath, ek sath, do code, dono code, combine, 2 code',
    sale: 'सेल, सेल में, बिक्री, क्लियरेंस, ब्लैक फ्राइडे, sale, sale mein, clearance, black friday, cyber monday',
    giftCard: 'गिफ्ट कार्ड, गिफ़्ट कार्ड, उपहार कार्ड, गिफ्ट वाउचर, gift card, giftcard, gift voucher, gift cards',
    expire:
      'समाप्त, एक्सपायर, वैध, मान्य, वैधता, कब तक चलेगा, खत्म हो जाएगा, expire, expiry, valid, validity, kab tak chalega, kab tak valid',
    loyalty:
      'पॉइंट, पॉइंट्स, अंक, रिवॉर्ड, सदस्यता, मेंबरशिप, लॉयल्टी, points, point, reward, rewards, membership, loyalty, vip',
    student: 'छात्र, छात्रा, छात्रों, विद्यार्थी, स्टूडेंट, student, students, chhatra, vidyarthi',
    priceMatch:
      'कहीं और सस्ता, दूसरी जगह सस्ता, और जगह सस्ता, दाम मिला*, कीमत मिला*, प्राइस मैच, price match, kahin aur sasta, dusri jagah sasta, kahi aur sasta, price matching',
    shop: 'दुकान, स्टोर, शोरूम, शाखा, ब्रांच, आउटलेट, लोकेशन, dukan, dukaan, store, shop, showroom, branch, location, outlet',
    hours:
      'खुलता, खुलती, खुला, बंद, खुलने का समय, टाइमिंग, कितने बजे खुल*, खुलेगी, timing, timings, khulta, khulti, khula, band hota, opening time, open, close',
    holiday:
      'छुट्टी, छुट्टियों, अवकाश, त्योहार, दिवाली, होली, क्रिसमस, नया साल, ईद, holiday, holidays, chutti, chhutti, tyohar, diwali, holi, christmas, new year',
    weekend:
      'वीकेंड, शनिवार, रविवार, इतवार, संडे, सप्ताहांत, weekend, shanivar, ravivar, itwar, sunday, saturday, shaniwar, raviwar',
    contact: 'संपर्क, सम्पर्क, कॉन्टैक्ट, संपर्क करें, contact, sampark, contact kaise, insta, instagram',
    phone:
      'फोन, फ़ोन, कॉल, फोन नंबर, मोबाइल नंबर, हेल्पलाइन, व्हाट्सएप, व्हाट्सऐप, phone, call, phone number, mobile number, helpline, whatsapp, customer care number, phon',
    email: 'ईमेल, मेल, ई मेल, इमेल, ईमेल पता, email, mail, e mail, mail id, email id',
    human:
      'इंसान, व्यक्ति, एजेंट, कर्मचारी, कस्टमर केयर, असली इंसान, किसी से, स्टाफ, insan, agent, customer care, kisi se, real person, human, executive, staff, person',
    talk: 'बात, बात करना, बात करनी, बात करा*, बात करवा*, चैट, बोलना, baat, baat karni, baat karna, bat karni, chat, talk, baat karao',
    company: 'हमारे बारे में, हमारी कहानी, स्थापना, स्थापित, संस्थापक, कब शुरू, कितने कर्मचारी',
    hiring:
      'नौकरी, भर्ती, जॉब, वैकेंसी, इंटर्नशिप, काम करना चाहता, naukri, job, jobs, vacancy, bharti, internship, career, hiring',
    wholesale:
      'थोक, होलसेल, थोक में, बल्क, ज्यादा मात्रा, रीसेलर, wholesale, thok, bulk, bulk order, reseller, holsale, dealer',
    rental: 'किराए, किराये, किराया, रेंट, rent, kiraye, kiraya, rental, rent par',
    affiliate:
      'एफिलिएट, साझेदारी, इन्फ्लुएंसर, कोलैब, सहयोग, प्रायोज*, स्पॉन्सर, affiliate, influencer, collab, collaboration, sponsor, partnership',
    sustainability:
      'पर्यावरण, टिकाऊपन, इको फ्रेंडली, रीसाइकल, पुनर्चक्रित, कार्बन, जलवायु, eco friendly, sustainable, sustainability, paryavaran, recycled, environment',
    origin:
      'कहाँ बना, कहां बना, कहाँ बनता, कहां बनता, कहाँ बनते, किस देश, निर्मित, फैक्ट्री, कारखाना, made in, kahan bana, kaha bana, kaha banta, kis desh, kahan bante, factory',
    privacy:
      'गोपनीयता, प्राइवेसी, निजी जानकारी, मेरा डेटा, डेटा, व्यक्तिगत जानकारी, डाटा, privacy, personal data, mera data, data delete, data, niji jankari',
    account:
      'खाता, अकाउंट, लॉगिन, लॉग इन, पासवर्ड, साइन अप, पंजीकरण, रजिस्टर, account, login, log in, password, sign up, signup, register, khata, acount',
    newsletter:
      'न्यूज़लेटर, न्यूजलेटर, समाचार पत्र, सब्सक्राइब, अनसब्सक्राइब, प्रचार ईमेल, newsletter, subscribe, unsubscribe, promotional email, marketing mail',
    catalog: 'कैटलॉग, सूची पत्र, ब्रोशर, सूचीपत्र, catalog, catalogue, brochure',
    app: 'ऐप, एप, एप्लिकेशन, मोबाइल ऐप, app, application, mobile app',
    giftWrap:
      'गिफ्ट रैप, गिफ्ट पैक, उपहार पैकिंग, गिफ्ट रैपिंग, गिफ्ट पैकिंग, गिफ्ट बॉक्स, gift wrap, gift pack, gift packing, gift wrapping, gift box',
    engraving:
      'नाम लिखवा*, खुदवा*, नक्काशी, कस्टमाइज*, नाम छप*, कढ़ाई, engrave, engraving, naam likhwa*, customize, customise, personalized, custom print',
    product: 'सामान, उत्पाद, प्रोडक्ट, चीज़, चीज, आइटम, वस्तु, product, products, saman, samaan, item, cheez, prodct',
    recommend:
      'सुझाव, सुझाएं, सलाह, अच्छा रहेगा, बताइए कौन, सिफारिश, suggest, suggestion, recommend, salah, sujhav, accha rahega, acha rahega, best kaun',
    stock:
      'स्टॉक, उपलब्ध, उपलब्धता, स्टॉक में, बचा है, मौजूद, खत्म हो गया, stock, available, in stock, out of stock, uplabdh, availability, bacha hai, sold out',
    restock:
      'दोबारा स्टॉक, फिर से आएगा, वापस स्टॉक, दोबारा आएगा, दोबारा कब, फिर कब, restock, dobara aayega, phir se aayega, wapas stock, back in stock, dubara kab, phir kab',
    warranty: 'वारंटी, गारंटी, वारन्टी, गारंटी है, warranty, guarantee, waranty, guaranty, garanti',
    claim: 'क्लेम, दावा, शिकायत, मुआवजा, मुआवज़ा, claim, complaint, complain, shikayat, muavza',
    repair: 'मरम्मत, रिपेयर, ठीक करवा*, सुधरवा*, ठीक हो सकता, repair, marammat, theek karwa*, thik karwa*, service center',
    spareParts: 'स्पेयर पार्ट, स्पेयर पार्ट्स, पुर्जे, पुर्ज़े, पुर्जा, पार्ट्स, spare part, spare parts, parts, purje, replacement part',
    size: 'साइज, साइज़, नाप, माप, फिट, फिटिंग, साईज, size, sizes, naap, fit, fitting, saiz',
    sizeChart: 'साइज चार्ट, साइज़ चार्ट, साइज गाइड, नाप चार्ट, नाप तालिका, size chart, size guide, sizechart, naap chart',
    small: 'छोटा, छोटी, छोटे, टाइट, तंग, chota, choti, chhota, chhoti, tight, tang, small',
    large: 'बड़ा, बड़ी, बड़े, ढीला, ढीली, बडा, bada, badi, bade, dheela, dhila, loose, large',
    wash: 'धोना, धोने, धोएं, धुलाई, वॉशिंग मशीन, धुल*, धोऊं, धो सकते, साफ करना, dhona, dhone, wash, dhulai, washing machine, machine wash, saaf karna, dho sakte',
    dry: 'सुखा*, सुखाना, ड्रायर, सूखेगा, सूखा, ड्राई, sukha*, dryer, dry, sukhana',
    care: 'देखभाल, रखरखाव, संभाल*, ध्यान रखें, केयर, dekhbhal, care, rakh rakhav, maintain, maintenance, sambhal*',
    waterproof:
      'वाटरप्रूफ, वॉटरप्रूफ, जलरोधक, पानी से बचाव, पानी में खराब, भीग*, waterproof, water proof, water resistant, pani se, pani mein',
    material:
      'कपड़ा, सामग्री, मटेरियल, मैटेरियल, फैब्रिक, किससे बना, किस चीज, material, fabric, kapda, kis cheez, kisse bana, kapde ka',
    weight: 'वजन, वज़न, भारी, हल्का, कितना भारी, कितने किलो, किलो, weight, vajan, wajan, bhari, halka, kitne kilo, kilo',
    dimensions:
      'आयाम, लंबाई, चौड़ाई, ऊंचाई, ऊँचाई, कितना बड़ा, कितना लंबा, डाइमेंशन, गहराई, dimensions, dimension, lambai, chaudai, unchai, kitna bada, kitna lamba, height',
    color: 'रंग, कलर, रंगों, कौन सा रंग, कलर्स, color, colour, rang, colors, colours, kalar',
    vegan: 'वीगन, शाकाहारी, वेगन, चमड़ा रहित, बिना चमड़े, vegan, shakahari, leather free, bina chamde',
    kids: 'बच्चा, बच्चे, बच्चों, बच्ची, शिशु, किड्स, बेटा, बेटी, लड़का, bacche, bachche, bacchon, bachcho, kids, baby, beta, beti, ladka',
    women:
      'महिला, महिलाओं, औरत, लेडीज, पत्नी, लड़की, बीवी, मम्मी, गर्लफ्रेंड, mahila, ladies, women, aurat, ladki, patni, biwi, girlfriend, mummy',
    men: 'पुरुष, पुरुषों, आदमी, जेंट्स, पति, पापा, मर्द, बॉयफ्रेंड, men, mens, gents, purush, aadmi, pati, boyfriend, papa',
    pets: 'पालतू, कुत्ता, कुत्ते, बिल्ली, पेट्स, pet, pets, dog, kutta, kutte, billi, paltu',
    cheapest:
      'सबसे सस्ता, सबसे सस्ती, सस्ता, सस्ती, सस्ते, किफायती, कम दाम, sabse sasta, sasta, sasti, saste, cheapest, cheap, kam daam, budget',
    dearest: 'सबसे महंगा, सबसे महंगी, सबसे महँगा, प्रीमियम, sabse mehnga, sabse mahanga, premium, sabse mehngi',
    newest:
      'नया, नई, नए, नवीनतम, सबसे नया, लेटेस्ट, नया कलेक्शन, naya, nayi, naye, latest, new arrival, new arrivals, sabse naya',
    bestseller:
      'बेस्टसेलर, सबसे ज्यादा बिकने, लोकप्रिय, सबसे लोकप्रिय, पॉपुलर, bestseller, best seller, best selling, popular, sabse zyada bikne',
    under: 'से कम, के अंदर, से नीचे, तक का, अधिकतम, तक की, se kam, ke andar, se niche, tak ka, under, tak ki, maximum',
    over: 'से ज्यादा, से ज़्यादा, से अधिक, से ऊपर, se zyada, se jyada, se upar, above',
    cart: 'कार्ट, टोकरी, कार्ट में, बास्केट, cart, basket, cart mein, add to cart, tokri',
    compare:
      'तुलना, फर्क, फ़र्क, अंतर, बेहतर, कौन सा बेहतर, मुकाबले, compare, fark, farak, antar, difference, better, behtar, tulna',
    assembly:
      'असेंबल, जोड़ना, इंस्टॉल*, कैसे लगा*, लगाने का तरीका, निर्देश, मैनुअल, assemble, assembly, install, installation, kaise lagaye, kaise lagaein, manual, setup',
    insurance: 'बीमा, इंश्योरेंस, बीमित, insurance, bima, beema, insured',
    gift: 'उपहार, तोहफा, तोहफ़ा, गिफ्ट, गिफ़्ट, भेंट, gift, gifts, tohfa, uphar, gift dena',
    jacket: 'जैकेट, कोट, जाकेट, पार्का, ब्लेज़र, विंडचीटर, jacket, jackets, coat, jaket, blazer, windcheater, parka',
    shirt:
      'शर्ट, टीशर्ट, टी शर्ट, कमीज, कमीज़, कुर्ता, टॉप, ब्लाउज, shirt, tshirt, t shirt, shirts, kurta, kameez, top, blouse',
    sweater: 'स्वेटर, हुडी, कार्डिगन, पुलोवर, स्वेटशर्ट, sweater, hoodie, cardigan, pullover, swetar, sweatshirt',
    trousers:
      'पैंट, पतलून, जींस, पाजामा, लेगिंग, शॉर्ट्स, ट्राउज़र, pant, pants, jeans, trouser, trousers, legging, pajama, shorts',
    dress: 'ड्रेस, स्कर्ट, गाउन, साड़ी, लहंगा, फ्रॉक, dress, skirt, gown, saree, sari, lehenga, frock',
    shoes: 'जूते, जूता, जूतों, चप्पल, सैंडल, बूट, स्नीकर्स, shoes, shoe, joote, jute, jutey, chappal, sandal, boots, sneakers',
    socks: 'मोजे, मोज़े, मोजा, जुराब, socks, moje, mojay, jurab',
    hat: 'टोपी, कैप, हैट, टोपियां, topi, cap, hat, beanie',
    gloves: 'दस्ताने, दस्ताना, ग्लव्स, gloves, dastane, glove',
    scarf: 'स्कार्फ, मफलर, शॉल, दुपट्टा, scarf, muffler, shawl, dupatta',
    underwear: 'अंडरवियर, अंतर्वस्त्र, ब्रा, चड्डी, बनियान, underwear, bra, chaddi, baniyan, innerwear',
    swimwear: 'स्विमसूट, तैराकी के कपड़े, बिकिनी, स्विमवियर, swimsuit, swimwear, bikini, swimming costume',
    backpack: 'बैकपैक, पिट्ठू, रकसैक, पिट्ठू बैग, backpack, rucksack, pithu, back pack',
    bag: 'बैग, थैला, झोला, पर्स, हैंडबैग, थैली, bag, bags, handbag, purse, thaila, jhola, tote',
    wallets: 'बटुआ, वॉलेट, कार्ड होल्डर, wallet, batua, wallets, card holder',
    suitcase: 'सूटकेस, ट्रॉली, ट्रॉली बैग, अटैची, suitcase, trolley, trolley bag, luggage, attachi',
    tent: 'टेंट, तंबू, तम्बू, tent, tents, tambu',
    sleepingBag: 'स्लीपिंग बैग, सोने का बैग, sleeping bag, sleeping bags, sone wala bag',
    sleepingPad:
      'स्लीपिंग पैड, स्लीपिंग मैट, चटाई, एयर मैट्रेस, मैट, sleeping pad, sleeping mat, chatai, camping mat, air mattress',
    blanket: 'कंबल, कम्बल, रजाई, चादर ओढ़*, blanket, kambal, razai, rajai',
    pillow: 'तकिया, तकिये, तकिए, कुशन, pillow, takiya, cushion, pillows',
    towel: 'तौलिया, तौलिये, टॉवल, towel, tauliya, towels, toliya',
    lamp: 'लैंप, लालटेन, बल्ब, लैम्प, लाइट, lamp, lantern, laltern, bulb, light, lights',
    torch: 'टॉर्च, हेडलैंप, torch, headlamp, flashlight',
    poles: 'ट्रेकिंग पोल, छड़ी, trekking pole, trekking poles',
    cooler: 'कूलर, cooler, आइस बॉक्स',
    mug: 'मग, कप, प्याला, गिलास, mug, cup, cups, pyala, glass',
    bottle: 'बोतल, बॉटल, थर्मस, फ्लास्क, bottle, botal, thermos, flask, bottles',
    pan: 'कड़ाही, तवा, फ्राइंग पैन, पतीला, पैन, बर्तन, कुकर, pan, kadhai, kadai, tawa, frying pan, bartan, patila, cooker',
    kettle: 'केतली, केटली, चायदानी, कॉफी मेकर, kettle, ketli, teapot, coffee maker, chaidani',
    stove: 'चूल्हा, स्टोव, ग्रिल, सिगड़ी, बारबेक्यू, stove, chulha, grill, barbecue, bbq',
    plate: 'प्लेट, थाली, कटोरी, कटोरा, क्रॉकरी, plate, plates, thali, katori, bowl, crockery',
    knife: 'चाकू, छुरी, चाकु, मल्टीटूल, knife, chaku, chaaku, churi, multitool',
    chair: 'कुर्सी, कुर्सियां, स्टूल, चेयर, chair, kursi, stool, chairs',
    table: 'टेबल, मेज, मेज़, डेस्क, table, mez, desk, tables',
    sofa: 'सोफा, सोफ़ा, काउच, sofa, couch, sofe',
    bed: 'बिस्तर, पलंग, गद्दा, बेड, चादर, गद्दे, बेडशीट, bed, bistar, palang, gadda, mattress, bedsheet, chadar',
    curtain: 'पर्दा, पर्दे, परदा, परदे, curtain, parda, parde, curtains',
    rug: 'कालीन, गलीचा, दरी, कारपेट, rug, kaleen, carpet, galicha, dari',
    candle: 'मोमबत्ती, कैंडल, मोमबत्तियां, candle, mombatti, candles',
    vase: 'फूलदान, गमला, गुलदस्ता, गमले, vase, phooldan, gamla, planter',
    jewelry:
      'गहने, आभूषण, अंगूठी, हार, बाली, कंगन, ज्वेलरी, jewellery, jewelry, gehne, angoothi, anguthi, necklace, earrings, kangan',
    watch: 'घड़ी, घड़ियां, कलाई घड़ी, स्मार्टवॉच, watch, ghadi, smartwatch, watches',
    glasses: 'चश्मा, चश्मे, धूप का चश्मा, सनग्लासेस, chashma, sunglasses, glasses, goggles, chasma',
    umbrella: 'छाता, छतरी, छाते, umbrella, chhata, chatri, chhatri',
    phoneCase: 'मोबाइल कवर, फोन कवर, फ़ोन कवर, बैक कवर, phone case, mobile cover, phone cover, back cover, cover',
    headphones: 'हेडफोन, हेडफ़ोन, ईयरफोन, इयरफोन, ईयरबड्स, headphone, headphones, earphone, earphones, earbuds, headset',
    laptop: 'लैपटॉप, कंप्यूटर, कम्प्यूटर, laptop, computer, leptop',
    charger: 'चार्जर, पावर बैंक, केबल, एडाप्टर, charger, power bank, powerbank, cable, adapter, charging',
    cosmetics:
      'कॉस्मेटिक, मेकअप, क्रीम, साबुन, शैम्पू, लिपस्टिक, शैंपू, cosmetics, makeup, cream, sabun, shampoo, lipstick, serum, skincare',
    perfume: 'इत्र, परफ्यूम, खुशबू, सेंट, perfume, itra, attar, khushbu',
    coffee: 'कॉफी, कॉफ़ी, एस्प्रेसो, coffee, espresso, coffee beans, cofee',
    tea: 'चाय, चाय पत्ती, ग्रीन टी, chai, tea, chai patti, green tea',
    chocolate: 'चॉकलेट, टॉफी, मिठाई, टॉफ़ी, chocolate, chocolates, toffee, mithai',
    wine: 'वाइन, शराब, wine, sharab, daru',
    book: 'किताब, किताबें, पुस्तक, उपन्यास, book, books, kitab, kitaab, novel',
    toy: 'खिलौना, खिलौने, गेम, पज़ल, खिलौनों, toy, toys, khilona, khilone, khilauna, game, puzzle',
    bike: 'साइकिल, साईकिल, बाइक, cycle, bike, bicycle, saikil',
    wool: 'ऊन, ऊनी, मेरिनो, पश्मीना, कश्मीरी ऊन, wool, oon, ooni, merino, woolen, pashmina',
    cotton: 'सूती, कॉटन, कपास, cotton, suti, sooti',
    leather: 'चमड़ा, चमड़े, लेदर, leather, chamda, chamde',
    silk: 'रेशम, रेशमी, सिल्क, silk, resham, reshmi',
    linen: 'लिनेन, लिनन, linen',
    down: 'पंख, डाउन जैकेट, हंस के पंख, feather, down jacket, feathers, pankh',
    wood: 'लकड़ी, लकड़ी का, लकड़ी की, wood, lakdi, wooden, lakri',
    castIron: 'कच्चा लोहा, कास्ट आयरन, लोहे की कड़ाही, लोहे का, cast iron, castiron, lohe ka, lohe ki',
    black: 'काला, काली, काले, ब्लैक, black, kala, kali, kale',
    white: 'सफेद, सफ़ेद, व्हाइट, white, safed, saphed',
    red: 'लाल, रेड, लाल रंग, red, laal, lal',
    blue: 'नीला, नीली, नीले, ब्लू, आसमानी, blue, neela, nila, neeli, navy',
    green: 'हरा, हरी, हरे, ग्रीन, हरा रंग, green, hara, hari, hare',
    gray: 'स्लेटी, ग्रे, धूसर, grey, gray, sleti',
    brown: 'भूरा, भूरी, भूरे, ब्राउन, कत्थई, brown, bhura, bhuri',
    yellow: 'पीला, पीली, पीले, येलो, yellow, peela, pila, peeli',
    pink: 'गुलाबी, पिंक, pink, gulabi',
    orange: 'नारंगी, ऑरेंज, संतरी, केसरिया, orange, narangi, kesariya',
    purple: 'बैंगनी, जामुनी, पर्पल, purple, baingani, jamuni',
    day: 'दिन, दिनों, रोज़, din, days, dino, day',
    week: 'हफ्ता, हफ्ते, हफ़्ते, सप्ताह, hafta, hafte, week, weeks, saptah',
    month: 'महीना, महीने, माह, महीनों, mahina, mahine, month, months',
    year: 'साल, वर्ष, सालों, बरस, saal, year, years, varsh',
    hour: 'घंटा, घंटे, घंटों, ghanta, ghante, hour, hours',
    person: 'लोग, लोगों, कितने लोग, जन, log, logo ke liye, logon, kitne log, people',
    winter: 'सर्दी, सर्दियों, ठंड, जाड़ा, ठंडा, बर्फ, sardi, sardiyon, thand, thandi, winter, winters, barf',
    summer: 'गर्मी, गर्मियों, गरमी, garmi, garmiyon, summer',
    rain: 'बारिश, बरसात, मानसून, वर्षा, barish, baarish, barsat, rain, monsoon',
    hiking: 'ट्रेकिंग, पहाड़, पहाड़ों, पैदल यात्रा, हाइकिंग, चढ़ाई, trekking, hiking, pahad, pahadon, trek, outdoor',
    camping: 'कैंपिंग, कैम्पिंग, कैंप, शिविर, camping, camp',
    night: 'रात, अंधेरा, अंधेरे, रात में, raat, night, andhera, rat mein',
    hello: 'नमस्ते, नमस्कार, हेलो, हैलो, हाय, सुनिए, प्रणाम, hello, hi, namaste, namaskar, hii, hey, helo, good morning',
    thanks: 'धन्यवाद, शुक्रिया, थैंक्स, थैंक यू, आभार, thanks, thank you, dhanyavad, dhanyawad, shukriya, thnx, thx',
    bye: 'अलविदा, बाय, फिर मिलेंगे, शुभ रात्रि, bye, alvida, phir milenge, good night',
    yes: 'हाँ, हां, जी हाँ, जी हां, ठीक है, सही है, बिल्कुल, haan, han, ji haan, thik hai, theek hai, ok, yes',
    no: 'नहीं चाहिए, जी नहीं, रहने दो, रहने दीजिए, नहीं धन्यवाद, nahi chahiye, ji nahi, rehne do, no, nahi thanks, nhi chahiye',
    please: 'कृपया, प्लीज, प्लीज़, मेहरबानी, please, plz, pls, kripya, kripaya, meharbani',
    and: 'और, तथा, एवं, साथ ही, व, aur, or bhi, and, saath hi',
  },
};
