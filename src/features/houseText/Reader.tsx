import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { Language } from '#domain/session/language.ts'
import { useSearchKey } from '#src/client/hooks/usePreference.ts'
import { SearchField } from '#src/ui/controls/SearchField.tsx'
import { roomBeside, space, text } from '#src/ui/theme/scale.ts'
import type { TextSection } from '#src/wire/house/texts.ts'

import { Article } from './Article.tsx'
import { Contents } from './Contents.tsx'
import { countIn, createFinder } from './find.ts'
import { hashOf, isNumbered, placeOf } from './places.ts'
import { reveal } from './reveal.ts'

const styles = {
  box: css({ containerType: 'inline-size' }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: space[3],
    [roomBeside]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: space[6] },
  }),
  side: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    [roomBeside]: {
      position: 'sticky',
      top: `calc(var(--shell-top) + ${space[3]}px)`,
      maxHeight: `calc(100dvh - var(--shell-top) - ${space[6]}px)`,
      gridTemplateRows: 'auto auto minmax(0, 1fr)',
    },
  }),
  count: css({ margin: 0, minHeight: '1lh', fontSize: text.xs, color: 'var(--text-2)' }),
}

interface ReaderProps {
  /** At least one. */
  sections: readonly TextSection[]
  language: Language
}

/** A text, a section at a time: its contents, a search in all of it, and the section that the address names. */
export function Reader({ sections, language }: ReaderProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const shortcut = useSearchKey()
  const hash = useLocation({ select: (location) => location.hash })
  const { section: at, heading } = placeOf(sections, hash)
  const [find, setFind] = useState<string>()
  /** Which of all that was found is shown, where Enter asked for one. */
  const [nth, setNth] = useState<number | null>(null)
  const { finder, counts } = useMemo(() => lookThrough(sections, find ?? ''), [sections, find])
  const total = sumOf(counts)
  useRevealed(hash, sections)
  useEffect(() => {
    if (nth !== null) document.querySelector('mark[data-current]')?.scrollIntoView({ block: 'center' })
  }, [nth, hash])

  // What Enter asks for may be looked for with this very press.
  const showNext = (wanted: string): void => {
    const asked = wanted === (find ?? '') ? counts : lookThrough(sections, wanted).counts
    const all = sumOf(asked)
    if (all === 0) return
    const isGoingOn = nth !== null && asked === counts
    const next = (isGoingOn ? nth + 1 : sumOf(asked.slice(0, at))) % all
    setNth(next)
    const holder = asked.findIndex((count, index) => next < sumOf(asked.slice(0, index)) + count)
    const section = sections[holder]
    if (holder !== at && section !== undefined)
      void navigate({ to: '.', hash: hashOf(section), replace: true, hashScrollIntoView: false })
  }
  const current = sections[at]
  if (current === undefined) return null
  const hasNumbers = !isNumbered(sections)
  return (
    <div css={styles.box}>
      <div css={styles.columns}>
        <div css={styles.side}>
          <SearchField
            label={t`Search this text`}
            find={find}
            onFind={(next) => {
              setFind(next)
              setNth(null)
            }}
            onEnter={showNext}
            shortcut={shortcut}
          />
          <p css={styles.count} role="status">
            {finder !== null && <FoundCount total={total} nth={nth} />}
          </p>
          <Contents
            sections={sections}
            place={{ section: at, heading }}
            counts={finder === null ? null : counts}
            hasNumbers={hasNumbers}
            language={language}
            onGo={() => setNth(null)}
          />
        </div>
        <Article
          sections={sections}
          at={at}
          hasNumbers={hasNumbers}
          language={language}
          find={finder}
          shownMark={nth === null ? null : nth - sumOf(counts.slice(0, at))}
        />
      </div>
    </div>
  )
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** What finds a text, and how often each section has it. */
function lookThrough(sections: readonly TextSection[], find: string) {
  const finder = createFinder(find)
  return { finder, counts: sections.map((section) => (finder === null ? 0 : countIn(section, finder))) }
}

function FoundCount({ total, nth }: { total: number; nth: number | null }) {
  if (total === 0) return <Trans context="search in a text">Nothing found</Trans>
  if (nth === null) return <Plural value={total} one="# found" other="# found" />
  const place = nth + 1
  return (
    <Trans context="search in a text: which of all places found is shown">
      {place} of {total} found
    </Trans>
  )
}

/** The place that the address names comes into view, and the keyboard goes on from there: not where a page begins without one. */
function useRevealed(hash: string, sections: readonly TextSection[]): void {
  const isNamed = useRef(false)
  useEffect(() => {
    const { section, heading } = placeOf(sections, hash)
    const named = sections[section]
    // An address without a place, reached by going back, is the beginning.
    if (named === undefined || (hash === '' && !isNamed.current)) return
    isNamed.current = true
    reveal(hashOf(named, heading))
  }, [hash, sections])
}
