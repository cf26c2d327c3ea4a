import { object, string } from 'valibot'

import { plainWords } from '#src/wire/base/plainWords.ts'
import { lenient, read, readable, type Tell, Unreadable } from '#src/wire/base/read.ts'
import { time } from '#src/wire/base/values.ts'

import { readMarkup, type TextNode } from './markup.ts'

export type { TextNode, TextPart } from './markup.ts'

/** Characters of all sections together, and their number: a file with more is not the house's. */
const longest = 1024 * 1024
const mostSections = 200

const text = object({
  sections: readable(object({ id: string(), title: string(), html: string() })),
  updatedUtc: lenient<number | null>(time, null),
})

/** A section of a text of the house. */
export interface TextSection {
  /** What an address names it by: of letters, digits and hyphens, and no other section's. */
  readonly id: string
  readonly title: string
  /** What it says; null where its markup has more levels or pieces than a text has. */
  readonly content: readonly TextNode[] | null
}

/** A text of the house: its rules, or a guide. */
export interface HouseText {
  readonly sections: readonly TextSection[]
  /** When it was last changed, UTC milliseconds. */
  readonly updatedUtc: number | null
}

/** Reads a file of rules or of a guide; a section that cannot be read is left out and told. @throws Unreadable for one that is far too long */
export function readHouseText(value: unknown, onLeftOut: Tell): HouseText {
  const { sections, updatedUtc } = read(text, value, onLeftOut)
  const length = sections.reduce((sum, { title, html }) => sum + title.length + html.length, 0)
  if (length > longest || sections.length > mostSections) throw new Unreadable('sections')
  const taken = new Set<string>()
  const idOf = (id: string, at: number): string => {
    const own = /^[\w-]{1,64}$/.test(id) && !taken.has(id) ? id : `section-${at + 1}`
    taken.add(own)
    return own
  }
  return {
    updatedUtc,
    sections: sections.map(({ id, title, html }, at) => {
      const content = readMarkup(html)
      if (content === null) onLeftOut('malformed')
      return { id: idOf(id, at), title: plainWords(title).trim(), content }
    }),
  }
}
