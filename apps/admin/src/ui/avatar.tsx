import { Box, Avatar as Circle } from '@mantine/core';
import classes from './avatar.module.css';

interface AvatarProps {
  name: string;
  src?: string | null;
  size?: number;
  mark?: 'online' | 'away' | 'offline';
}

/** Soft pairs of paper and ink, all above 4.5:1. */
const tints = [
  ['#e3ecf7', '#1f4a7a'],
  ['#e5f2ea', '#14573a'],
  ['#f7ebdd', '#74450c'],
  ['#f2e7f5', '#6a2f7d'],
  ['#fbe7e8', '#8c2630'],
  ['#e6eef0', '#24515b'],
] as const;

function tintOf(name: string) {
  let sum = 0;
  for (const it of name) sum = (sum * 31 + (it.codePointAt(0) ?? 0)) % 997;
  return tints[sum % tints.length] ?? tints[0];
}

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((it) => [...it][0] ?? '')
    .join('')
    .toUpperCase();

/** A picture or the initials of someone; decoration, because the name stands beside it. */
export function Avatar({ name, src = null, size = 32, mark }: AvatarProps) {
  const [paper, ink] = tintOf(name);
  return (
    <Box className={classes.holder} w={size} h={size} aria-hidden>
      <Circle
        src={src}
        size={size}
        radius="xl"
        alt=""
        styles={{ placeholder: { background: paper, color: ink, fontSize: size * 0.38 } }}
      >
        {initialsOf(name) || '?'}
      </Circle>
      {mark && <span className={classes.mark} data-mark={mark} />}
    </Box>
  );
}
