import { conversations } from '../features/conversations/feature.ts';
import { devZone } from '../features/dev-zone/feature.ts';
import { faqs } from '../features/faqs/feature.ts';
import { notifications } from '../features/notifications/feature.ts';
import { profile } from '../features/profile/feature.ts';
import { signIn } from '../features/sign-in/feature.ts';
import { team } from '../features/team/feature.ts';
import type { Feature } from '../navigation/feature.ts';

/** All features of the admin, once; the settings list their places in this order. */
export const features: readonly Feature[] = [signIn, conversations, faqs, team, notifications, profile, devZone];
