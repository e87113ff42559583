import { describe, expect, test } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { frames, type Language } from './languages.ts';

const languages = Object.keys(frames) as Language[];

describe('the language that somebody writes in', () => {
  test.each(languages)('is told by sentences of %s', (language) => {
    const { refused, refusedAgain, spent, askProof, offline } = frames[language];
    // Danish and Norwegian share whole sentences.
    const text = [refused, refusedAgain, spent, askProof, offline.banter].join(' ');
    expect(detectLanguage(text)).toBe(language);
  });

  test.each<[string, Language]>([
    ['Wie lange dauert der Versand?', 'de'],
    ['versandkosten', 'de'],
    ['combien coûte la livraison', 'fr'],
    ['donde esta mi pedido', 'es'],
    ['quanto costa la spedizione', 'it'],
    ['quanto custa o frete', 'pt'],
    ['hoeveel kost verzending', 'nl'],
    ['送料はいくらですか', 'ja'],
    ['运费多少钱', 'zh'],
    ['배송비 얼마예요', 'ko'],
    ['كم سعر الشحن', 'ar'],
    ['сколько стоит доставка', 'ru'],
    ['How much is shipping?', 'en'],
    ['return policy', 'en'],
    ['do you sell a Gore-Tex jacket in M', 'en'],
    ['waranty on jakets', 'en'],
    ['do u ship too germny', 'en'],
    ['wat payment methds do u take', 'en'],
    ['whitch size shud i take', 'en'],
    ['giftcrds do u sel them', 'en'],
    ['hikingbots size 43', 'en'],
    // One word by chance makes no misspelled English another language.
    ['rechargable hedlamp', 'en'],
    ['powr bank', 'en'],
    ['fone nummber??', 'en'],
    ['livraison canada', 'fr'],
    ['versand springfield', 'de'],
    ['Spor min ordre', 'da'],
    ['wat kost verzenden', 'nl'],
    ['garantie combien de temps ?', 'fr'],
    ['kunt u dit verzenden', 'nl'],
    // Words that English has as well make no sentence English that has words of another language alone.
    ['Spedite in Italia?', 'it'],
    ['come si lava', 'it'],
    ['de rits is kapot', 'nl'],
    ['sender I til Grønland?', 'da'],
    ['en ole saanut pakettiani', 'fi'],
    ['livrati in moldova', 'ro'],
    ['pagamento a rate', 'it'],
    // The one that knows more of a compound.
    ['verzendkosten?', 'nl'],
    ['rabattkod', 'sv'],
    ['rabattkode', 'nb'],
    ['kuponkód', 'hu'],
    ['når får jeg pengene tilbake', 'nb'],
    ['hvornår får jeg pengene tilbage', 'da'],
    // Characters that only Japan writes so.
    ['営業時間', 'ja'],
    ['住所変更', 'ja'],
    ['营业时间', 'zh'],
    ['優惠碼', 'zh'],
    ['礼品包装', 'zh'],
    ['届时断货乱寄宝贝', 'zh'],
    ['mera order kab aayega', 'hi'],
    ['paise wapas kab milenge', 'hi'],
    ['is de luxe set ok', 'en'],
    ['whats ur adress', 'en'],
    ['tax included', 'en'],
    ['a gift for my mom', 'en'],
    ['help me track', 'en'],
  ])('"%s" is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  test('is that of the browser where words do not tell', () => {
    expect(['#1063', 'ok', '42', '[email:1]', 'Juniper'].map((text) => detectLanguage(text, 'fr'))).toEqual(
      Array.from({ length: 5 }, () => 'fr'),
    );
    expect(detectLanguage('#1063')).toBe('en');
  });
});
