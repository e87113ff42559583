/** The timer of a response target. */
export const texts = {
  left: (time: string) => `${time} left`,
  overdueBy: (time: string) => `Overdue ${time}`,
  overdue: 'Overdue',
  underMinute: '<1m',
  minutes: (n: number) => `${n}m`,
  hours: (h: number, m: number) => (m > 0 ? `${h}h ${m}m` : `${h}h`),
  days: (d: number, h: number) => (h > 0 ? `${d}d ${h}h` : `${d}d`),
  isDue: {
    first_response: (moment: string) => `First response due ${moment}`,
    next_response: (moment: string) => `Next response due ${moment}`,
    resolution: (moment: string) => `Resolution due ${moment}`,
  },
};
