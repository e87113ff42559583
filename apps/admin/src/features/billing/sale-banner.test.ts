import { type PaidPlanId, saleCampaign } from '@chatty/contract/banners';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email as emailRule } from '../../ui/form/rules.ts';
import {
  canClaim,
  closedSale,
  type SaleBanner,
  type SaleEvent,
  type SaleStep,
  saleStep,
  saleWords,
} from './sale-banner.ts';
import { dayOf, isSaleShown, type SaleSurroundings } from './sale-visibility.ts';

const plan = fc.constantFrom<PaidPlanId>('basic', 'pro', 'plus');
const email = fc.constantFrom('', '  ', 'maya', 'maya@shop.example', ' tom@shop.example ');
const record = { plan: 'pro', email: 'maya@shop.example' } as const;
const event: fc.Arbitrary<SaleEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<SaleEvent>({ type: 'deal' }, { type: 'claim' }, { type: 'close' }) },
  { weight: 2, arbitrary: fc.constantFrom<SaleEvent>({ type: 'later' }, { type: 'claim-failed' }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('chosen' as const), plan }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('typed' as const), email }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('returned' as const),
      success: fc.boolean(),
      record: fc.option(fc.constant(record)),
    }),
  },
);

const step = (banner: SaleBanner, one: SaleEvent) => saleStep(banner, one, saleCampaign);

it('says what the campaign promises, in the specification’s words', () => {
  expect(saleWords(saleCampaign)).toEqual({
    deal: 'Get my deal',
    claim: 'Claim my discount',
    wait: "Wait! Don't lose your 50% savings forever",
    later: 'Save for later',
  });
});

const always = (check: (before: SaleBanner, one: SaleEvent, after: SaleStep) => void) =>
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let at = closedSale;
      for (const one of events) {
        const after = step(at, one);
        check(at, one, after);
        at = after.next;
      }
    }),
    { numRuns: 500 },
  );

const walk = (...events: SaleEvent[]) => events.reduce((at, one) => step(at, one).next, closedSale);

describe('the sale’s banner', () => {
  it('leads from the first glance over plan and email to the discount', () => {
    const ready = walk({ type: 'deal' }, { type: 'chosen', plan: 'pro' }, { type: 'typed', email: record.email });
    const { next, effect } = step(ready, { type: 'claim' });
    expect(effect).toEqual({
      type: 'subscribe',
      planId: 'pro',
      interval: 'annual',
      discountCode: 'BFCM-YEARLY50',
      record,
    });
    expect(next.claiming).toBe(true);
    expect(step(closedSale, { type: 'returned', success: true, record }).next).toMatchObject({
      at: 'completed',
      ...record,
    });
  });

  it('subscribes only with a plan and a good email, once at a time, and only by a claim', () =>
    always((before, one, { effect }) => {
      if (effect?.type !== 'subscribe') return;
      expect(one.type).toBe('claim');
      expect(canClaim(before)).toBe(true);
      expect(before.claiming).toBe(false);
      expect(effect.record.email).not.toBe('');
      expect(emailRule(effect.record.email)).toBeNull();
      expect(effect.planId).toBe(before.plan);
    }));

  it('cannot be claimed while the email is empty, and says what is wrong with one that is none', () => {
    const chosen = walk({ type: 'deal' }, { type: 'chosen', plan: 'pro' });
    expect([chosen, { ...chosen, email: '   ' }, { ...chosen, email: 'maya' }].map(canClaim)).toEqual([
      false,
      false,
      true,
    ]);
    expect(step({ ...chosen, email: 'maya' }, { type: 'claim' })).toEqual({
      next: { ...chosen, email: 'maya', problem: 'Email is invalid' },
      effect: null,
    });
  });

  it('asks to wait whoever closes it half-way, and is put away only from where nothing was begun', () =>
    always((before, one, { next, effect }) => {
      if (one.type !== 'close') return expect(effect?.type).not.toBe('dismiss');
      const halfWay = before.at === 'select' || before.at === 'submit';
      if (halfWay && !before.claiming) expect(next.at).toBe('wait');
      expect(effect?.type === 'dismiss').toBe(['default', 'collapsed', 'completed'].includes(before.at));
    }));

  it('is completed only by a return with success and a record', () =>
    always((before, one, { next }) => {
      if (next.at !== 'completed' || before.at === 'completed') return;
      expect(one).toMatchObject({ type: 'returned', success: true, record });
    }));

  it('keeps what was chosen and typed, whatever is closed and opened again or fails', () =>
    always((before, one, { next }) => {
      if (one.type !== 'chosen' && one.type !== 'returned') expect(next.plan).toBe(before.plan);
      if (one.type !== 'typed' && one.type !== 'returned') expect(next.email).toBe(before.email);
    }));

  it('can be reached again from every state but the last', () =>
    always((_, __, { next }) => {
      if (next.at === 'completed') return;
      const idle = next.claiming ? step(next, { type: 'claim-failed' }).next : next;
      const back = step(step(idle, { type: 'close' }).next, { type: 'deal' }).next;
      expect(back.at).toBe('select');
    }));
});

describe('the sale’s banner shows', () => {
  const here: SaleSurroundings = {
    campaign: saleCampaign,
    path: '/',
    today: '2025-11-02',
    shop: { plan: 'free', planInterval: null, dismissedBanners: [] },
    record: null,
    at: 'default',
    isHidden: false,
  };

  it('until the day on which the sale ends, in the visitor’s own calendar', () => {
    expect(isSaleShown(here)).toBe(true);
    expect(isSaleShown({ ...here, today: '2025-11-03' })).toBe(false);
    expect(isSaleShown({ ...here, today: '2026-01-01' })).toBe(false);
    expect(dayOf(new Date(2025, 10, 2, 23, 59))).toBe('2025-11-02');
    expect(dayOf(new Date(2025, 10, 3, 0, 0))).toBe('2025-11-03');
  });

  it('to who pays nothing or by the month, and has claimed nothing', () => {
    const shown = (plan: 'free' | 'pro', planInterval: 'monthly' | 'annual' | null, claimed = false) =>
      isSaleShown({ ...here, shop: { ...here.shop, plan, planInterval }, record: claimed ? record : null });
    expect([shown('free', null), shown('pro', 'monthly'), shown('free', 'annual')]).toEqual([true, true, true]);
    expect([shown('pro', 'annual'), shown('free', null, true)]).toEqual([false, false]);
  });

  it('to who has just come back with the discount, though it is claimed and paid for', () => {
    const paid = { ...here.shop, plan: 'pro' as const, planInterval: 'annual' as const };
    expect(isSaleShown({ ...here, shop: paid, record, at: 'completed' })).toBe(true);
  });

  it('nowhere where somebody works in the inbox or with the assistant, or signs in', () => {
    const hidden = [
      '/inbox',
      '/inbox/0198',
      '/inbox/settings/0198',
      '/my-inbox',
      '/to-inbox',
      '/website/0198/inbox/1',
      '/assistant/old',
      '/ai_assistant/instruction/scenarios/add',
      '/login',
      '/verify',
      '/verify-otp',
      '/reset-password',
      '/set-new-password',
      '/verify-topic-email',
      '/email-subscribe',
    ];
    expect(hidden.filter((path) => isSaleShown({ ...here, path }))).toEqual([]);
    const open = ['/', '/faqs', '/contacts/0198', '/subscription', '/settings', '/inboxes', '/website/0198'];
    expect(open.filter((path) => !isSaleShown({ ...here, path }))).toEqual([]);
  });

  it('not once it was put away, for the day or for good', () => {
    expect(isSaleShown({ ...here, isHidden: true })).toBe(false);
    expect(isSaleShown({ ...here, shop: { ...here.shop, dismissedBanners: [saleCampaign.id] } })).toBe(false);
  });
});
