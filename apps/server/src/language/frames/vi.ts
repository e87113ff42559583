import type { Frame } from './en.ts';

/** What the assistant says by itself, in Vietnamese. */
export const frame: Frame = {
  refused:
    'Xin lỗi, tôi không tìm thấy câu trả lời cho câu hỏi này. Tôi có thể giúp về sản phẩm, đơn hàng, giao hàng và trả hàng. Bạn có muốn nói chuyện với nhân viên không?',
  refusedAgain:
    'Câu này tôi cũng không tìm thấy câu trả lời. Bạn hãy chạm vào “Nói chuyện với nhân viên”: một người trong đội ngũ của chúng tôi sẽ đọc cuộc trò chuyện này và trả lời bạn tại đây.',
  refusedOften: [
    'Tôi vẫn chưa có câu trả lời. Bạn thử hỏi theo cách khác, hoặc chạm vào “Nói chuyện với nhân viên” để người trong đội ngũ của chúng tôi trả lời bạn tại đây.',
    'Lại một câu nữa tôi không trả lời được. Đội ngũ của chúng tôi thì có thể: bạn hãy chạm vào “Nói chuyện với nhân viên”, họ sẽ tiếp tục ngay tại đây.',
  ],
  didYouMean: 'Tôi chưa rõ ý của bạn. Có phải bạn muốn hỏi một trong những câu này không?',
  handedOff: 'Tôi chuyển bạn đến một đồng nghiệp, người này sẽ trả lời bạn tại đây.',
  failed: 'Phía tôi gặp trục trặc nên tôi chuyển bạn đến một đồng nghiệp, người này sẽ trả lời bạn tại đây.',
  spent:
    'Hiện tôi không thể trả lời thêm câu hỏi nào nên tôi chuyển bạn đến một đồng nghiệp, người này sẽ trả lời bạn tại đây.',
  fileOnly: (count: number) =>
    `Tôi không xem được tệp nên tôi chuyển ${count === 1 ? 'tệp' : 'các tệp'} của bạn cho một đồng nghiệp, người này sẽ trả lời bạn tại đây.`,
  fileUnseen: 'Tôi không xem được tệp bạn gửi, nhưng nhân viên của chúng tôi thì có thể.',
  translatedFrom: (language: string) => `Đã dịch (bản gốc: ${language})`,
  showOriginal: 'Xem bản gốc',
  askedThrice:
    'Nếu đây vẫn chưa phải điều bạn cần, bạn hãy chạm vào “Nói chuyện với nhân viên”: một người trong đội ngũ của chúng tôi sẽ đọc cuộc trò chuyện này và trả lời bạn tại đây.',
  notAnsweredYet:
    'Đội ngũ của chúng tôi chưa kịp trả lời. Bạn hãy để lại địa chỉ email, câu trả lời sẽ đến với bạn ngay cả khi bạn đóng cuộc trò chuyện này.',
  awayWithEmail: (email: string) =>
    `Hiện chúng tôi đang vắng mặt. Chúng tôi sẽ trả lời bạn tại đây và qua email ${email}.`,
  wordless: 'Tôi có thể giúp gì cho bạn?',
  wordlessAgain: 'Bạn hãy cho tôi biết ngắn gọn bạn cần gì, tôi sẽ tra giúp.',
  noSuchOrder:
    'Không tìm thấy đơn hàng nào khớp với mã đơn và email hoặc số điện thoại đó. Vui lòng kiểm tra cả hai rồi gửi lại, hoặc nói chuyện với nhân viên. Sau vài lần thử, tôi sẽ không tra lại được trong một thời gian.',
  noSuchOrderAgain:
    'Vẫn không tìm thấy đơn hàng nào khớp với mã đơn và email hoặc số điện thoại đó. Nếu cả hai đều đúng, hãy nói chuyện với nhân viên: người trong đội ngũ của chúng tôi có thể tra giúp. Sau vài lần thử, tôi sẽ không tra lại được trong một thời gian.',
  askProof: 'Để tra đơn hàng, tôi cần mã đơn hàng và địa chỉ email bạn đã dùng khi đặt hàng.',
  askedAgain: (question: string) => `Tôi vẫn cần thông tin này để giúp bạn. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Sản phẩm đây ạ:' : 'Đây là những gì tôi tìm được:'),
  foundOrders: (count: number) => (count === 1 ? 'Đây là đơn hàng của bạn:' : 'Đây là các đơn hàng của bạn:'),
  whereIsOrder: (name: string) => `Đơn hàng ${name} của tôi đang ở đâu?`,
  steps: {
    search_knowledge: 'Đang tra cứu…',
    search_products: 'Đang tìm sản phẩm…',
    product_details: 'Đang đọc thông tin sản phẩm…',
    look_up_order: 'Đang kiểm tra đơn hàng của bạn…',
    list_discounts: 'Đang kiểm tra mã giảm giá…',
    hand_off: 'Đang gọi nhân viên…',
  },
  facts: {
    soldOut: 'đã hết hàng',
    inStock: 'còn hàng',
    fewLeft: (count: number) => `còn hàng, chỉ còn ${count} sản phẩm`,
    from: (price: string) => `từ ${price}`,
    reduced: (price: string, usual: string) => `${price} (trước đây ${usual})`,
    tracking: 'trang theo dõi đơn hàng',
    states: {
      unfulfilled: 'đang được chuẩn bị',
      in_progress: 'đang được chuẩn bị',
      pending_fulfillment: 'đang được chuẩn bị',
      scheduled: 'đã được lên lịch xử lý sau',
      on_hold: 'đang tạm giữ',
      partially_fulfilled: 'đã được gửi đi một phần',
      fulfilled: 'đã được gửi đi',
      in_transit: 'đang trên đường vận chuyển',
      restocked: 'đã được trả lại',
      out_for_delivery: 'đang được giao đến bạn',
      delivered: 'đã giao xong',
    },
    canceled: (date: string) => `đã bị hủy (${date})`,
    delivered: (date: string) => `đã giao xong (${date})`,
    refunded: { none: '', partly: ' và đã hoàn tiền một phần', fully: ' và đã hoàn tiền toàn bộ' },
    onlyRefunded: 'đã được hoàn tiền toàn bộ',
    voided: ', đồng thời khoản thanh toán đã được hủy bỏ',
    total: {
      none: '',
      partly: (back: string) => ` (đã hoàn ${back})`,
      fully: ' (đã hoàn toàn bộ)',
    },
  },
  offline: {
    greeting: 'Xin chào! Hôm nay tôi có thể giúp gì cho bạn?',
    thanks: 'Không có gì ạ! Tôi có thể giúp gì thêm cho bạn không?',
    farewell: 'Vâng ạ. Khi nào cần gì thêm, bạn cứ nhắn tôi nhé. Chúc bạn mọi điều tốt lành!',
    banter:
      'Tôi là trợ lý ảo của cửa hàng, luôn sẵn lòng giúp bạn với mọi câu hỏi về cửa hàng. Tôi tìm gì giúp bạn được ạ?',
    unknown: 'Xin lỗi, tôi không tìm thấy câu trả lời cho câu hỏi này. Bạn có muốn nói chuyện với nhân viên không?',
    unknownPart: (part: string) => `Tôi không tìm thấy câu trả lời cho “${part}”.`,
    noProduct: 'Tôi không tìm thấy sản phẩm nào như vậy trong cửa hàng. Bạn mô tả theo cách khác được không?',
    askGift: 'Người nhận thích gì, hoặc có thể cần dùng gì ạ?',
    noOption: 'Tôi không tìm thấy lựa chọn đó.',
    noneFits: 'Tôi không tìm thấy sản phẩm nào đáp ứng tất cả. Đây là những sản phẩm gần nhất:',
    notStated: (product: string) => `Cửa hàng không ghi thông tin đó cho ${product}.`,
    found: 'Đây là những gì tôi tìm được:',
    shopSays: 'Đây là thông tin của cửa hàng về việc này:',
    addToCart: (product: string) => `Bạn có thể thêm ${product} vào giỏ hàng ngay tại đây:`,
    noSuchDiscount: 'Tôi không tìm thấy ưu đãi nào như vậy.',
    discounts: 'Các mã này hiện đang dùng được:',
    noDiscount: 'Hiện tôi không tìm thấy mã giảm giá công khai nào.',
    askOrder: 'Bạn cho tôi xin mã đơn hàng và địa chỉ email bạn đã dùng khi đặt hàng được không?',
    askNumber: 'Bạn cho tôi xin thêm mã đơn hàng được không?',
    askEmail: 'Bạn cho tôi xin thêm địa chỉ email bạn đã dùng khi đặt hàng được không?',
    whichOrder: (numbers: string) => `Bạn muốn hỏi đơn hàng nào: ${numbers}?`,
    or: ' hay ',
    away: 'Vừa rồi tôi không kết nối được với cửa hàng để kiểm tra. Bạn có muốn nói chuyện với nhân viên không?',
    order: (name: string, state: string) => `Đơn hàng ${name} của bạn ${state}.`,
    arrives: (date: string) => `Dự kiến hàng sẽ đến chậm nhất vào ${date}.`,
    product: (name: string, price: string, stock: string) => `${name} có giá ${price} và ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `${name} (${variant}) có giá ${price} và ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, đến ${ends}`}`,
  },
};
