// @vitest-environment happy-dom
import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, test } from 'vitest';
import { showFailure } from './toast.tsx';

const shown = () => notificationsStore.getState().notifications.length;

beforeEach(() => notifications.clean());

test('a failure is said once, however many parts of a page it meets', () => {
  showFailure('No connection.');
  showFailure('No connection.');
  expect(shown()).toBe(1);
});

test('two things that failed for the same reason can both be tried again; the same thing is told of once', () => {
  showFailure('No connection.', () => {}, 'the order of the FAQs');
  showFailure('No connection.', () => {}, 'a category');
  expect(shown()).toBe(2);
  showFailure('No connection.', () => {}, 'a category');
  expect(shown()).toBe(2);
});
