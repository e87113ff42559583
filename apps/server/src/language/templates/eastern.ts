import type { Templates } from './template.ts';

/** In Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian, and Hindi. */
export const eastern: Record<'hi' | 'id' | 'ja' | 'ko' | 'th' | 'vi' | 'zh', Templates> = {
  hi: {
    'delivery-time': 'डिलीवरी में 3–5 कार्यदिवस लगते हैं। ऑर्डर रवाना होते ही आपको ट्रैकिंग लिंक वाला ईमेल मिलेगा।',
    'return-policy': 'बिना इस्तेमाल की गई चीज़ें डिलीवरी के 30 दिनों के भीतर वापस की जा सकती हैं। पहले हमें लिखें, हम आपको लेबल भेजेंगे।',
    'payment-methods': [
      'आप भुगतान के कौन-से तरीके स्वीकार करते हैं?',
      'आप क्रेडिट कार्ड, PayPal और गिफ़्ट कार्ड से भुगतान कर सकते हैं। सभी तरीके चेकआउट पर दिखते हैं।',
    ],
    'change-order': [
      'क्या मैं अपना ऑर्डर बदल या रद्द कर सकता हूँ?',
      'हाँ, जब तक हम उसे पैक न कर दें। हमें ऑर्डर नंबर और बदलाव बताएँ, हम जल्द से जल्द देखेंगे।',
    ],
    'international-shipping': [
      'क्या आप विदेश में भेजते हैं?',
      'हाँ। चेकआउट पर पता डालते ही आपको दिखेगा कि हम आपके देश में भेजते हैं या नहीं और कितना खर्च आएगा।',
    ],
    contact: ['मैं आपसे कैसे संपर्क करूँ?', 'हमें यहाँ लिखें। अगर कोई ऑनलाइन न हो, तो अपना ईमेल पता छोड़ दें, हम लौटते ही जवाब देंगे।'],
    'business-hours': ['आप कब खुले रहते हैं?', 'हम सोमवार से शुक्रवार, सुबह 9 बजे से शाम 5 बजे तक जवाब देते हैं।'],
    sizes: [
      'मुझे कौन-सा साइज़ चाहिए?',
      'हर उत्पाद के पेज पर साइज़ गाइड है। अगर आप दो साइज़ के बीच हैं, तो हम बड़े साइज़ की सलाह देते हैं।',
    ],
  },
  id: {
    'delivery-time':
      'Pengiriman memakan waktu 3–5 hari kerja. Anda akan menerima email berisi tautan pelacakan begitu pesanan dikirim.',
    'return-policy':
      'Barang yang belum dipakai dapat dikembalikan dalam 30 hari setelah diterima. Hubungi kami dahulu, dan kami akan mengirim label.',
    'payment-methods': [
      'Metode pembayaran apa saja yang diterima?',
      'Anda dapat membayar dengan kartu kredit, PayPal, dan kartu hadiah. Semua metode terlihat saat checkout.',
    ],
    'change-order': [
      'Bisakah saya mengubah atau membatalkan pesanan?',
      'Bisa, selama belum kami kemas. Beri tahu kami nomor pesanan dan perubahannya, dan kami akan segera mengurusnya.',
    ],
    'international-shipping': [
      'Apakah mengirim ke luar negeri?',
      'Ya. Saat memasukkan alamat di checkout, Anda dapat melihat apakah kami mengirim ke negara Anda dan berapa biayanya.',
    ],
    contact: [
      'Bagaimana cara menghubungi Anda?',
      'Tulis kepada kami di sini. Jika tidak ada yang online, tinggalkan alamat email Anda, dan kami akan menjawab begitu kembali.',
    ],
    'business-hours': ['Kapan jam buka?', 'Kami menjawab dari Senin sampai Jumat, pukul 9 sampai 17.'],
    sizes: [
      'Ukuran apa yang saya perlukan?',
      'Setiap halaman produk memuat panduan ukuran. Jika Anda di antara dua ukuran, kami menyarankan yang lebih besar.',
    ],
  },
  ja: {
    'delivery-time': '配送には3～5営業日かかります。発送されると、追跡リンク付きのメールをお送りします。',
    'return-policy':
      '未使用の商品は、お届けから30日以内であれば返品できます。まずご連絡ください。返送用ラベルをお送りします。',
    'payment-methods': [
      'どの支払い方法が使えますか？',
      'クレジットカード、PayPal、ギフトカードでお支払いいただけます。すべての方法は購入手続きの画面に表示されます。',
    ],
    'change-order': [
      '注文の変更やキャンセルはできますか？',
      'はい、梱包前であれば可能です。注文番号と変更内容をお知らせください。できるだけ早く対応します。',
    ],
    'international-shipping': [
      '海外に発送していますか？',
      'はい。お住まいの国への発送の可否と送料は、購入手続きで住所を入力すると表示されます。',
    ],
    contact: [
      '連絡するにはどうすればよいですか？',
      'こちらにメッセージをお送りください。不在のときはメールアドレスを残していただければ、戻り次第お返事します。',
    ],
    'business-hours': ['営業時間を教えてください', '月曜日から金曜日の9時から17時までお答えしています。'],
    sizes: [
      'どのサイズを選べばよいですか？',
      '各商品ページにサイズ表があります。二つのサイズで迷うときは、大きいほうをおすすめします。',
    ],
  },
  ko: {
    'delivery-time':
      '배송은 영업일 기준 3~5일 걸립니다. 주문하신 상품이 출발하면 배송 조회 링크를 이메일로 보내 드립니다.',
    'return-policy':
      '사용하지 않은 상품은 배송 후 30일 이내에 반품하실 수 있습니다. 먼저 연락해 주시면 반품 라벨을 보내 드립니다.',
    'payment-methods': [
      '어떤 결제 수단을 사용할 수 있나요?',
      '신용카드, PayPal, 기프트 카드로 결제하실 수 있습니다. 모든 결제 수단은 결제 화면에서 확인하실 수 있습니다.',
    ],
    'change-order': [
      '주문을 변경하거나 취소할 수 있나요?',
      '네, 포장하기 전까지 가능합니다. 주문 번호와 변경할 내용을 알려 주시면 최대한 빨리 처리해 드리겠습니다.',
    ],
    'international-shipping': [
      '해외로도 배송하나요?',
      '네. 결제 화면에서 주소를 입력하시면 해당 국가로 배송되는지와 비용을 확인하실 수 있습니다.',
    ],
    contact: [
      '어떻게 연락하면 되나요?',
      '여기에 메시지를 남겨 주세요. 담당자가 없으면 이메일 주소를 남겨 주시면 돌아오는 대로 답변드리겠습니다.',
    ],
    'business-hours': ['영업시간이 어떻게 되나요?', '월요일부터 금요일까지 오전 9시에서 오후 5시 사이에 답변드립니다.'],
    sizes: [
      '어떤 사이즈를 골라야 하나요?',
      '각 상품 페이지에 사이즈 안내가 있습니다. 두 사이즈 사이라면 더 큰 사이즈를 추천합니다.',
    ],
  },
  th: {
    'delivery-time': 'การจัดส่งใช้เวลา 3–5 วันทำการ เมื่อคำสั่งซื้อออกเดินทางแล้ว คุณจะได้รับอีเมลพร้อมลิงก์ติดตามพัสดุ',
    'return-policy': 'คุณคืนสินค้าที่ยังไม่ได้ใช้ได้ภายใน 30 วันหลังได้รับสินค้า โปรดติดต่อเราก่อน แล้วเราจะส่งป้ายจัดส่งให้',
    'payment-methods': ['รับชำระเงินด้วยวิธีใดบ้าง', 'คุณชำระด้วยบัตรเครดิต PayPal และบัตรของขวัญได้ วิธีทั้งหมดจะแสดงในหน้าชำระเงิน'],
    'change-order': [
      'เปลี่ยนหรือยกเลิกคำสั่งซื้อได้ไหม',
      'ได้ ตราบใดที่เรายังไม่ได้แพ็กสินค้า โปรดแจ้งหมายเลขคำสั่งซื้อและสิ่งที่ต้องการเปลี่ยน แล้วเราจะดำเนินการโดยเร็วที่สุด',
    ],
    'international-shipping': [
      'จัดส่งไปต่างประเทศไหม',
      'จัดส่ง เมื่อกรอกที่อยู่ในหน้าชำระเงิน คุณจะเห็นว่าเราจัดส่งไปประเทศของคุณหรือไม่และค่าจัดส่งเท่าไร',
    ],
    contact: ['ติดต่อคุณได้อย่างไร', 'เขียนถึงเราได้ที่นี่ หากไม่มีใครออนไลน์ โปรดฝากอีเมลไว้ แล้วเราจะตอบทันทีที่กลับมา'],
    'business-hours': ['เปิดทำการเมื่อไร', 'เราตอบวันจันทร์ถึงวันศุกร์ เวลา 9.00 ถึง 17.00 น.'],
    sizes: ['ควรเลือกไซส์ไหน', 'หน้าสินค้าทุกหน้ามีตารางไซส์ หากอยู่ระหว่างสองไซส์ เราแนะนำไซส์ที่ใหญ่กว่า'],
  },
  vi: {
    'delivery-time':
      'Giao hàng mất 3–5 ngày làm việc. Bạn sẽ nhận được email có liên kết theo dõi khi đơn hàng được gửi đi.',
    'return-policy':
      'Bạn có thể trả hàng chưa sử dụng trong vòng 30 ngày kể từ khi nhận. Hãy nhắn cho chúng tôi trước, chúng tôi sẽ gửi nhãn.',
    'payment-methods': [
      'Bạn nhận những phương thức thanh toán nào?',
      'Bạn có thể thanh toán bằng thẻ tín dụng, PayPal và thẻ quà tặng. Mọi phương thức hiển thị khi thanh toán.',
    ],
    'change-order': [
      'Tôi có thể thay đổi hoặc hủy đơn hàng không?',
      'Được, cho đến khi chúng tôi đóng gói. Hãy cho biết mã đơn hàng và điều cần thay đổi, chúng tôi sẽ xử lý sớm nhất có thể.',
    ],
    'international-shipping': [
      'Bạn có giao hàng ra nước ngoài không?',
      'Có. Khi nhập địa chỉ lúc thanh toán, bạn sẽ thấy chúng tôi có giao đến nước của bạn không và chi phí bao nhiêu.',
    ],
    contact: [
      'Làm thế nào để liên hệ với bạn?',
      'Hãy nhắn cho chúng tôi tại đây. Nếu không có ai trực tuyến, hãy để lại email, chúng tôi sẽ trả lời ngay khi quay lại.',
    ],
    'business-hours': ['Khi nào bạn mở cửa?', 'Chúng tôi trả lời từ thứ Hai đến thứ Sáu, từ 9 giờ đến 17 giờ.'],
    sizes: [
      'Tôi cần cỡ nào?',
      'Mỗi trang sản phẩm đều có bảng cỡ. Nếu bạn ở giữa hai cỡ, chúng tôi khuyên chọn cỡ lớn hơn.',
    ],
  },
  zh: {
    'delivery-time': '配送需要 3–5 个工作日。订单发出后，您会收到一封附有追踪链接的邮件。',
    'return-policy': '未使用的商品可在收货后 30 天内退回。请先联系我们，我们会把退货标签发给您。',
    'payment-methods': ['可以用哪些方式付款？', '您可以用信用卡、PayPal 和礼品卡付款。结账时会显示所有付款方式。'],
    'change-order': [
      '可以修改或取消订单吗？',
      '可以，只要我们还没有打包。请告诉我们订单号和要修改的内容，我们会尽快处理。',
    ],
    'international-shipping': ['可以寄到国外吗？', '可以。结账时填写地址，就能看到是否寄到您的国家以及费用。'],
    contact: ['怎样联系你们？', '请在这里给我们留言。如果没有人在线，请留下邮箱地址，我们回来后会尽快回复。'],
    'business-hours': ['你们的营业时间是什么？', '我们在周一至周五上午 9 点到下午 5 点回复。'],
    sizes: ['我需要什么尺码？', '每个商品页面都有尺码表。如果您介于两个尺码之间，我们建议选择较大的一个。'],
  },
};
