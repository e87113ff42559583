-- What better-auth counts of wrong codes of the second factor, as its schema names it.
alter table "twoFactor" add column "failedVerificationCount" integer default 0;
alter table "twoFactor" add column "lockedUntil" timestamptz;
