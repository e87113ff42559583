import { describe, expect, it } from 'vitest';
import { CannotStart, readConfig } from './config.ts';

const APP_SECRET = 'only-for-this-test-only-for-this-test';
const DATABASE_URL = 'postgresql://chatty@127.0.0.1/chatty';

describe('a configuration that cannot work is refused with a sentence that names the variable', () => {
  it.each([
    ['production without a secret', { NODE_ENV: 'production', DATABASE_URL }, 'APP_SECRET is missing'],
    ['the desk’s secret on all addresses', { HOST: '0.0.0.0' }, 'APP_SECRET is missing'],
    ['the desk’s secret on all addresses of IPv6', { HOST: '::' }, 'APP_SECRET is missing'],
    ['the desk’s secret on an address of the network', { HOST: '192.168.1.4' }, 'APP_SECRET is missing'],
    [
      'the desk’s secret, given by hand',
      { HOST: '0.0.0.0', APP_SECRET: 'a secret for the desk only, never for production' },
      'APP_SECRET is missing',
    ],
    ['the desk’s secret behind a public address', { APP_URL: 'https://chat.shop.example' }, 'APP_SECRET is missing'],
    ['a host that is an address of a page', { HOST: 'http://localhost', APP_SECRET }, 'HOST is not usable'],
    ['an app url of another protocol', { APP_URL: 'ftp://localhost' }, 'APP_URL is not usable'],
    ['an app url without a protocol', { APP_URL: 'localhost:4000' }, 'APP_URL is not usable'],
    ['an app url with a path', { APP_URL: 'http://localhost:4000/chatty' }, 'APP_URL is not usable'],
    ['an app url with a question', { APP_URL: 'http://localhost:4000/?a=b' }, 'APP_URL is not usable'],
    ['an app url with a password', { APP_URL: 'http://me:word@localhost:4000' }, 'APP_URL is not usable'],
  ])('%s', (_, env, beginning) => {
    const read = () => readConfig({ ...env });
    expect(read).toThrow(CannotStart);
    expect(read).toThrow(new RegExp(`^${beginning}[^\\n]*\\.$`));
  });
});

describe('a configuration that works', () => {
  it.each([
    ['nothing given', {}],
    ['a loopback host by name', { HOST: 'localhost' }],
    ['a loopback host of IPv6', { HOST: '::1' }],
    ['other machines, and a secret', { HOST: '0.0.0.0', APP_SECRET }],
    ['a page of this machine', { APP_URL: 'http://shop.localhost:4000' }],
  ])('%s', (_, env) => {
    expect(() => readConfig({ ...env })).not.toThrow();
  });

  it('knows the address of browsers without a slash at its end', () => {
    expect(readConfig({ APP_URL: 'http://localhost:4000/' }).APP_URL).toBe('http://localhost:4000');
  });
});
