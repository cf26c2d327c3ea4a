import type { Assumptions } from './assume.ts'

/**
 * Dates and times within texts, which throw: this client's come from `words/`. And the advice that a text without a
 * catalogue comes with: a line of warning is left of it.
 */
export const lingui: Assumptions = {
  bodies: {
    date: 'throw Error("left out of Lingui: dates in texts")',
    time: 'throw Error("left out of Lingui: times in texts")',
  },
  edits: [
    [
      "console.warn(`Uncompiled message detected! Message: > ${translation} That means you use raw catalog or your catalog doesn't have a translation for the message and fallback was used. ICU features such as interpolation and plurals will not work properly for that message. Please compile your catalog first. `);",
      'console.warn(`Uncompiled message: ${translation}`);',
    ],
    [
      '"Lingui: Attempted to call a translation function without setting a locale.\\nMake sure to call `i18n.activate(locale)` before using Lingui functions.\\nThis issue may also occur due to a race condition in your initialization logic."',
      '"Lingui: no locale is set"',
    ],
  ],
}
