import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { Selection } from '#domain/selection.ts'

/** What a selection is called: its side in the member's language, or what the server calls it [BROWSE-09]. */
export function selectionName(i18n: I18n, { side, name }: Pick<Selection, 'side' | 'name'>): string {
  switch (side) {
    case 'draw':
      return i18n._(msg`Draw`)
    case 'over':
      return i18n._(msg`Over`)
    case 'under':
      return i18n._(msg`Under`)
    case 'odd':
      return i18n._(msg`Odd`)
    case 'even':
      return i18n._(msg`Even`)
    case 'yes':
      return i18n._(msg`Yes`)
    case 'no':
      return i18n._(msg`No`)
    default:
      return name
  }
}

/** The same in a letter or two, for a cell that stands under its own heading; empty where its place says it. */
export function shortSelectionName(i18n: I18n, { side }: Pick<Selection, 'side'>): string {
  switch (side) {
    case 'home':
      return '1'
    case 'draw':
      return 'X'
    case 'away':
      return '2'
    case 'over':
      return i18n._(msg({ message: 'O', comment: 'Over, in one letter, before its line: O 2.5' }))
    case 'under':
      return i18n._(msg({ message: 'U', comment: 'Under, in one letter, before its line: U 2.5' }))
    default:
      return ''
  }
}
