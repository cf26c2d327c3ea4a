import { type ReactNode, useId } from 'react'

import { layout } from './layout.ts'

/** A part of a page of the member's own, under its heading. */
export function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} css={layout.section}>
      <h2 id={id}>{name}</h2>
      {children}
    </section>
  )
}
