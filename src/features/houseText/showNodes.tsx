import { Link } from '@tanstack/react-router'
import { createElement, Fragment, type ReactNode } from 'react'

import type { TextNode, TextPart, TextSection } from '#src/wire/house/texts.ts'

import type { Finder } from './find.ts'
import { hashOf } from './places.ts'

/** What is marked in what is shown. It counts on as the words are gone through, in their order. */
export interface Marks {
  readonly find: Finder | null
  /** Which of them is the one asked for, counted from 0. */
  readonly current: number | null
  passed: number
}

interface Context {
  readonly section: TextSection
  /** The section's number, where sections are numbered. */
  readonly number: string | null
  readonly marks: Marks
}

/** Words with what was found in them marked. */
export function showWords(words: string, marks: Marks): ReactNode {
  const found = marks.find?.(words) ?? []
  if (found.length === 0) return words
  const parts: ReactNode[] = []
  let at = 0
  for (const [from, to] of found) {
    parts.push(words.slice(at, from))
    parts.push(
      <mark key={from} data-current={marks.passed === marks.current ? '' : undefined}>
        {words.slice(from, to)}
      </mark>,
    )
    marks.passed += 1
    at = to
  }
  parts.push(words.slice(at))
  return parts
}

/** A section's parts as elements of ours: only what `wire/house/markup.ts` lets through is there to be shown. */
export function showNodes(content: readonly TextNode[], context: Context): ReactNode {
  let heading = 0
  return content.map((node, at) => {
    // Headings of the section itself are places of the contents.
    if (typeof node === 'string' || node.tag !== 'h3')
      return <Fragment key={at}>{showNode(node, context)}</Fragment>
    heading += 1
    const { section, number, marks } = context
    return (
      <h3 key={at} id={hashOf(section, heading)} tabIndex={-1}>
        {number !== null && (
          <span data-number="">
            {number}.{heading}
          </span>
        )}{' '}
        {node.children.map((child, inside) => (
          <Fragment key={inside}>{showNode(child, { section, number, marks })}</Fragment>
        ))}
      </h3>
    )
  })
}

function showNode(node: TextNode, context: Context): ReactNode {
  if (typeof node === 'string') return showWords(node, context.marks)
  const { tag, href, children, ...own } = node
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  const inside = children.map((child, at) => <Fragment key={at}>{showNode(child, context)}</Fragment>)
  if (tag === 'a') return showLink({ href, inside })
  if (tag === 'table')
    return (
      <div data-table="">
        <table>{inside}</table>
      </div>
    )
  return createElement(tag, own satisfies Omit<TextPart, 'tag' | 'href' | 'children'>, inside)
}

function showLink({ href = '', inside }: { href: string | undefined; inside: ReactNode }): ReactNode {
  if (href.startsWith('#'))
    return (
      <Link to="." hash={hashOf({ id: href.slice(1) })}>
        {inside}
      </Link>
    )
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {inside}
    </a>
  )
}
