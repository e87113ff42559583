import { Role } from '@chatty/contract/team';
import { Radio, Stack } from '@mantine/core';
import { texts } from '#texts/team.ts';

const { meaning } = texts.roles;

interface RoleFieldProps {
  value: Role;
  onChange(role: Role): void;
  problem?: string | undefined;
  disabled?: boolean;
}

/** What somebody may do in the shop. */
export function RoleField({ value, onChange, problem, disabled = false }: RoleFieldProps) {
  return (
    <Radio.Group
      label={texts.roles.label}
      value={value}
      onChange={(role) => onChange(Role.parse(role))}
      error={problem}
    >
      <Stack gap="xs" mt={6}>
        {(['member', 'admin'] as const).map((role) => (
          <Radio key={role} value={role} disabled={disabled} {...meaning[role]} />
        ))}
      </Stack>
    </Radio.Group>
  );
}

export const roleName = (role: Role): string => meaning[role].label;
