import { IconChevronRight, IconPackage } from '@tabler/icons-react';
import { Link } from 'react-router';
import { texts } from '#texts/order-tracking.ts';
import { WithSettings } from '../../../connection/shop-settings/with-settings.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import classes from '../page/page.module.css';

const words = texts.integrations;

/** What the chatbox shows beside the chat, each with whether it is on. */
export function IntegrationsPage() {
  return (
    <Page title={words.title} subtitle={words.subtitle} back={{ to: '/settings', label: words.back }} width="narrow">
      <WithSettings>
        {({ orderTrackingSettings: { isEnabled } }) => (
          <Card padded={false}>
            <ul className={classes.places} aria-label={words.list}>
              <li>
                <Link to="/settings/integrations/order-tracking" className={classes.place}>
                  <IconPackage size={20} stroke={1.6} aria-hidden />
                  <span className={classes.words}>
                    <span className={classes.name}>{words.orderTracking.title}</span>
                    <span className={classes.text}>{words.orderTracking.text}</span>
                  </span>
                  <Tag tone={isEnabled ? 'good' : 'plain'}>{isEnabled ? words.on : words.off}</Tag>
                  <IconChevronRight size={16} stroke={1.8} aria-hidden />
                </Link>
              </li>
            </ul>
          </Card>
        )}
      </WithSettings>
    </Page>
  );
}
