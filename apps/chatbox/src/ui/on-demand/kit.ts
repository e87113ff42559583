import { createElement, useEffect, useId, useRef, useState } from 'react';
import { useAttempt } from '../attempt.ts';
import { useDialogKeys } from '../focus.ts';
import { say } from '../say.ts';

/**
 * What a file on demand draws with. If it imported that itself, as JSX does, the chat would have to be two files, of which
 * the second costs every visitor a round trip. Such a file imports types, its own style, and what nobody else uses.
 */
export const kit = { h: createElement, useEffect, useId, useRef, useState, useAttempt, useDialogKeys, say };
export type Kit = typeof kit;
