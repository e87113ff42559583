/** One thing that is against the rules of the house, and where. */
export interface Finding {
  file: string;
  line?: number;
  said: string;
}

export const showFinding = ({ file, line, said }: Finding): string => `${file}${line ? `:${line}` : ''}  ${said}`;
