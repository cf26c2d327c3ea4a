import { type RefObject, useLayoutEffect, useRef } from 'react'

import { useFormat } from '#src/client/hooks/useFormat.ts'

import { caretAfter, entered, grouped, separatorOf } from './grouped.ts'

/** An amount in a field that sets its thousands apart while it is typed [SLIP-06]. */
export function useGrouped(
  input: RefObject<HTMLInputElement | null>,
  text: string,
): {
  readonly shown: string
  /** What was meant by what stands in the field now. */
  readonly typed: (field: HTMLInputElement) => string
} {
  const separator = separatorOf(useFormat().group)
  const shown = grouped(text, separator)
  // How many digits stand before the caret, where the member typed there: the separators may move it.
  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    const field = input.current
    if (before.current === null || field === null) return
    const caret = caretAfter(field.value, before.current)
    before.current = null
    if (document.activeElement === field) field.setSelectionRange(caret, caret)
  })
  return {
    shown,
    typed: (field) => {
      const caret = field.selectionStart ?? field.value.length
      const isAtEnd = caret === field.value.length
      before.current = isAtEnd ? null : field.value.slice(0, caret).replace(/[^\d.]/g, '').length
      return entered(field.value, text, separator)
    },
  }
}
