import { Loader, Menu, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { texts } from '#texts/user-menu.ts';
import { leaveForm } from '../../../ui/save-bar/unsaved-forms.ts';
import { useMe } from '../../../people/me.tsx';
import { useShops, useSwitchShop } from '../../../features/sign-in/shops.ts';
import classes from '../shell.module.css';

/** The shops of the person, the present one marked; the others are a press away. */
export function ShopSwitcher() {
  const { shop } = useMe();
  const shops = useShops();
  const change = useSwitchShop();
  const others = shops.data?.filter((it) => it.id !== shop.id) ?? [];
  return (
    <>
      <Menu.Label>{others.length > 0 ? texts.shops : texts.shop}</Menu.Label>
      <div className={classes.shops}>
        <Menu.Item leftSection={<IconCheck size={16} aria-label={texts.currentShop} />}>
          <ShopLine name={shop.name} domain={shop.shopifyDomain} />
        </Menu.Item>
        {others.map((shop) => (
          <Menu.Item
            key={shop.id}
            pl={38}
            disabled={change.isPending}
            rightSection={change.variables === shop.id && change.isPending ? <Loader size={14} /> : undefined}
            closeMenuOnClick={false}
            onClick={() => leaveForm(() => change.mutate(shop.id))}
          >
            <ShopLine name={shop.name} domain={shop.shopifyDomain} />
          </Menu.Item>
        ))}
      </div>
      <Menu.Divider />
    </>
  );
}

function ShopLine({ name, domain }: { name: string; domain: string }) {
  return (
    <>
      <Text size="sm" fw={550} truncate>
        {name}
      </Text>
      <Text size="xs" c="ink.6" truncate>
        {domain}
      </Text>
    </>
  );
}
