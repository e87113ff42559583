import type { Discount } from '../shop/records.ts';

const DAY = 86_400_000;

/** Discount codes: four that work today, one that starts later, two that are over. */
export function writeDiscounts(now: Date): Discount[] {
  const days = (count: number): string => new Date(now.getTime() + count * DAY).toISOString();
  const rows: Omit<Discount, 'id' | 'codes' | 'createdAt'>[] = [
    {
      title: 'WELCOME10',
      value: { kind: 'percentage', fraction: 0.1 },
      minimumCents: 0,
      usageLimit: null,
      startsAt: days(-200),
      endsAt: null,
    },
    {
      title: 'TRAIL15',
      value: { kind: 'percentage', fraction: 0.15 },
      minimumCents: 10_000,
      usageLimit: null,
      startsAt: days(-20),
      endsAt: days(25),
    },
    {
      title: 'CAMP20',
      value: { kind: 'amount', cents: 2000 },
      minimumCents: 15_000,
      usageLimit: 500,
      startsAt: days(-10),
      endsAt: days(40),
    },
    {
      title: 'FREESHIP',
      value: { kind: 'free-shipping' },
      minimumCents: 4000,
      usageLimit: null,
      startsAt: days(-60),
      endsAt: days(60),
    },
    {
      title: 'WINTER25',
      value: { kind: 'percentage', fraction: 0.25 },
      minimumCents: 20_000,
      usageLimit: 200,
      startsAt: days(14),
      endsAt: days(45),
    },
    {
      title: 'SUMMER20',
      value: { kind: 'percentage', fraction: 0.2 },
      minimumCents: 0,
      usageLimit: null,
      startsAt: days(-150),
      endsAt: days(-60),
    },
    {
      title: 'SPRING5',
      value: { kind: 'amount', cents: 500 },
      minimumCents: 3000,
      usageLimit: 100,
      startsAt: days(-260),
      endsAt: days(-200),
    },
  ];
  return rows.map((row, index) => ({
    id: 1_260_441_000_001 + index * 32,
    ...row,
    createdAt: row.startsAt,
    codes: [{ id: 16_830_990_001 + index, code: row.title, used: (index * 7) % 23 }],
  }));
}
