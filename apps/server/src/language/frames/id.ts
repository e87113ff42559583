import type { Frame } from './en.ts';

/** What the assistant says by itself, in Indonesian. */
export const frame: Frame = {
  refused:
    'Maaf, saya tidak menemukan jawaban untuk pertanyaan itu. Saya bisa membantu soal produk, pesanan, pengiriman, dan pengembalian. Apakah Anda ingin berbicara dengan staf kami saja?',
  refusedAgain:
    'Untuk yang ini pun saya tidak menemukan jawabannya. Ketuk “Bicara dengan staf”: seseorang dari tim kami akan membaca percakapan ini dan menjawab Anda di sini.',
  refusedOften: [
    'Saya masih belum punya jawabannya. Coba tanyakan dengan kata-kata lain, atau ketuk “Bicara dengan staf” dan seseorang dari tim kami akan menjawab Anda di sini.',
    'Satu lagi yang tidak bisa saya jawab. Tim kami bisa membantu: ketuk “Bicara dengan staf” dan mereka akan melanjutkannya di sini.',
  ],
  didYouMean: 'Saya kurang yakin dengan maksud Anda. Apakah salah satu dari ini?',
  handedOff: 'Saya teruskan Anda ke rekan saya, yang akan menjawab Anda di sini.',
  failed: 'Ada kendala di pihak saya, jadi saya teruskan Anda ke rekan saya, yang akan menjawab Anda di sini.',
  spent:
    'Saat ini saya tidak bisa menjawab pertanyaan lagi, jadi saya teruskan Anda ke rekan saya, yang akan menjawab Anda di sini.',
  fileOnly: (count: number) =>
    `Saya tidak bisa melihat file, jadi saya teruskan ${count === 1 ? 'file' : 'file-file'} Anda ke rekan saya, yang akan menjawab Anda di sini.`,
  fileUnseen: 'Saya tidak bisa melihat file yang Anda kirim, tetapi staf dari tim kami bisa.',
  translatedFrom: (language: string) => `Diterjemahkan (bahasa asli: ${language})`,
  showOriginal: 'Tampilkan teks asli',
  askedThrice:
    'Jika ini masih bukan yang Anda butuhkan, ketuk “Bicara dengan staf”: seseorang dari tim kami akan membaca percakapan ini dan menjawab Anda di sini.',
  notAnsweredYet:
    'Tim kami belum sempat menjawab. Tinggalkan alamat email Anda, dan jawabannya akan sampai meskipun Anda menutup obrolan ini.',
  awayWithEmail: (email: string) =>
    `Kami sedang tidak di tempat. Kami akan menjawab Anda di sini dan lewat email ke ${email}.`,
  wordless: 'Ada yang bisa saya bantu?',
  wordlessAgain: 'Ceritakan secara singkat apa yang Anda perlukan, nanti saya carikan.',
  noSuchOrder:
    'Tidak ditemukan pesanan dengan nomor dan email atau telepon tersebut. Mohon periksa keduanya lalu kirim lagi, atau bicara dengan staf kami. Setelah beberapa kali percobaan, saya tidak bisa mencari lagi untuk sementara waktu.',
  noSuchOrderAgain:
    'Masih tidak ditemukan pesanan dengan nomor dan email atau telepon tersebut. Jika keduanya sudah benar, silakan bicara dengan staf: seseorang dari tim kami bisa mencarikannya. Setelah beberapa kali percobaan, saya tidak bisa mencari lagi untuk sementara waktu.',
  askProof: 'Untuk mengecek pesanan Anda, saya perlu nomor pesanan dan alamat email yang Anda pakai saat memesan.',
  askedAgain: (question: string) => `Saya masih memerlukan ini untuk membantu Anda. ${question}`,
  foundProducts: (count: number) => (count === 1 ? 'Ini dia:' : 'Ini yang saya temukan:'),
  foundOrders: (count: number) => (count === 1 ? 'Ini pesanan Anda:' : 'Ini daftar pesanan Anda:'),
  whereIsOrder: (name: string) => `Di mana pesanan ${name} saya?`,
  steps: {
    search_knowledge: 'Mencari informasinya…',
    search_products: 'Mencari produk…',
    product_details: 'Membaca informasi produk…',
    look_up_order: 'Mengecek pesanan Anda…',
    list_discounts: 'Mengecek diskon…',
    hand_off: 'Memanggil staf…',
  },
  facts: {
    soldOut: 'stok habis',
    inStock: 'stok tersedia',
    fewLeft: (count: number) => `stok tersedia, hanya tersisa ${count}`,
    from: (price: string) => `mulai ${price}`,
    reduced: (price: string, usual: string) => `${price} (sebelumnya ${usual})`,
    tracking: 'halaman pelacakan',
    states: {
      unfulfilled: 'sedang disiapkan',
      in_progress: 'sedang disiapkan',
      pending_fulfillment: 'sedang disiapkan',
      scheduled: 'dijadwalkan untuk nanti',
      on_hold: 'sedang ditahan',
      partially_fulfilled: 'sudah dikirim sebagian',
      fulfilled: 'sudah dikirim',
      in_transit: 'sedang dalam perjalanan',
      restocked: 'sudah dikembalikan',
      out_for_delivery: 'sedang diantar kurir',
      delivered: 'sudah diterima',
    },
    canceled: (date: string) => `sudah dibatalkan (pada ${date})`,
    delivered: (date: string) => `sudah diterima (pada ${date})`,
    refunded: { none: '', partly: ' dan dananya dikembalikan sebagian', fully: ' dan dananya dikembalikan penuh' },
    onlyRefunded: 'sudah dikembalikan dananya secara penuh',
    voided: ', dan pembayarannya dibatalkan',
    total: {
      none: '',
      partly: (back: string) => ` (${back} dikembalikan)`,
      fully: ' (dikembalikan penuh)',
    },
  },
  offline: {
    greeting: 'Halo! Ada yang bisa saya bantu hari ini?',
    thanks: 'Sama-sama! Ada lagi yang bisa saya bantu?',
    farewell: 'Baik. Saya siap membantu kapan pun Anda perlu sesuatu lagi. Salam hangat!',
    banter:
      'Saya asisten virtual toko ini, dan dengan senang hati membantu pertanyaan apa pun tentang toko. Apa yang bisa saya carikan?',
    unknown: 'Maaf, saya tidak menemukan jawaban untuk pertanyaan itu. Apakah Anda ingin berbicara dengan staf kami?',
    unknownPart: (part: string) => `Saya tidak menemukan jawaban untuk “${part}”.`,
    noProduct: 'Saya tidak menemukan yang seperti itu di toko ini. Bisakah Anda menjelaskannya dengan cara lain?',
    askGift: 'Apa yang disukai penerimanya, atau apa yang mungkin berguna baginya?',
    noOption: 'Saya tidak menemukan pilihan itu.',
    noneFits: 'Saya tidak menemukan yang memenuhi semuanya. Ini yang paling mendekati:',
    notStated: (product: string) => `Toko tidak mencantumkan hal itu untuk ${product}.`,
    found: 'Ini yang saya temukan:',
    shopSays: 'Ini keterangan dari toko tentang hal tersebut:',
    addToCart: (product: string) => `Anda bisa menambahkan ${product} ke keranjang langsung di sini:`,
    noSuchDiscount: 'Saya tidak menemukan diskon semacam itu.',
    discounts: 'Kode-kode ini sedang berlaku:',
    noDiscount: 'Saat ini saya tidak menemukan kode diskon untuk umum.',
    askOrder: 'Boleh kirimkan nomor pesanan dan alamat email yang Anda pakai saat memesan?',
    askNumber: 'Boleh sebutkan juga nomor pesanannya?',
    askEmail: 'Boleh sebutkan juga alamat email yang Anda pakai saat memesan?',
    whichOrder: (numbers: string) => `Pesanan mana yang Anda maksud: ${numbers}?`,
    or: ' atau ',
    away: 'Barusan saya tidak bisa menghubungi toko untuk mengeceknya. Apakah Anda ingin berbicara dengan staf kami?',
    order: (name: string, state: string) => `Pesanan Anda ${name} ${state}.`,
    arrives: (date: string) => `Perkiraan tiba paling lambat ${date}.`,
    product: (name: string, price: string, stock: string) => `Harga ${name} adalah ${price}, ${stock}.`,
    variant: (name: string, variant: string, price: string, stock: string) =>
      `Harga ${name} (${variant}) adalah ${price}, ${stock}.`,
    option: (variant: string, price: string, stock: string) => `- ${variant}: ${price}, ${stock}`,
    discount: (code: string, what: string, ends: string) => `- ${code}: ${what}${ends && `, sampai ${ends}`}`,
  },
};
