import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const sizeNames: Readonly<Record<number, MessageDescriptor>> = {
  2: msg`Doubles`,
  3: msg`Trebles`,
  4: msg`Four-folds`,
  5: msg`Five-folds`,
}

/** The combinations of a size in a system, by their name, and how many there are: "Doubles × 3" [SLIP-11]. */
export function systemSizeName(i18n: I18n, size: number, combinations: number): string {
  const name = sizeNames[size]
  return `${name === undefined ? i18n._(msg`${size}-folds`) : i18n._(name)} × ${combinations}`
}
