/** The parts of an instruction, in their order. Source: the specification's section 5. Without Zod, for everybody. */
export const sectionNames = ['Role', 'Knowledge', 'Communication style', 'Key guidelines', 'Boundaries'] as const;
export type SectionName = (typeof sectionNames)[number];

/** A line of an instruction, as it is written, with the part that it stands in; null before the first heading. */
export interface InstructionLine {
  /** From 1. */
  number: number;
  text: string;
  section: SectionName | null;
  isHeading: boolean;
}

/** What people put around a heading: "## Role", "**Role**", "1. Role:". */
const around = /[#*_.:)\d\s]/;

function bare(line: string): string {
  let [from, to] = [0, line.length];
  while (from < to && around.test(line.charAt(from))) from += 1;
  while (to > from && around.test(line.charAt(to - 1))) to -= 1;
  return line.slice(from, to).toLowerCase();
}

/** The heading that a line is, or begins with: "Role: you help hikers". */
function headingIn(line: string): { section: SectionName; isAll: boolean } | null {
  const whole = bare(line);
  const [before = ''] = line.split(':', 1);
  const section = sectionNames.find((it) => [whole, bare(before)].includes(it.toLowerCase()));
  return section ? { section, isAll: whole === section.toLowerCase() } : null;
}

/** An instruction, line by line. */
export function linesOf(instruction: string): InstructionLine[] {
  let section: SectionName | null = null;
  return instruction.split(/\r?\n/).map((text, at) => {
    const heading = headingIn(text);
    section = heading?.section ?? section;
    return { number: at + 1, text, section, isHeading: heading?.isAll ?? false };
  });
}

/** The parts that an instruction has no heading of. */
export function missingSections(instruction: string): SectionName[] {
  const there = new Set(linesOf(instruction).map((it) => it.section));
  return sectionNames.filter((it) => !there.has(it));
}

/** An instruction with a heading for each part: those that it lacks stand at its end. */
export function withAllSections(instruction: string): string {
  const missing = missingSections(instruction).map((it) => `${it}\n`);
  return [instruction.trimEnd(), ...missing].filter((it) => it !== '').join('\n\n');
}
