import { css } from '@emotion/react'
import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'

import type { Language } from '#domain/session/language.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, roomBeside, space, text, touch } from '#src/ui/theme/scale.ts'
import type { TextSection } from '#src/wire/house/texts.ts'

import { hashOf, headingsOf, type TextPlace } from './places.ts'
import { reveal } from './reveal.ts'

const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: 36,
  padding: `${space[1]}px ${space[2]}px`,
  borderRadius: radius.s,
  fontSize: text.s,
  color: 'var(--text-2)',
  textDecoration: 'none',
  [touch]: { minHeight: 44 },
  '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
  '&[data-shown]': { background: 'var(--accent-surface)', color: 'var(--text-1)', fontWeight: 600 },
})

const styles = {
  // Where there is no room beside the text, the contents open above it.
  button: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minHeight: 40,
    padding: `0 ${space[3]}px`,
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.s,
    fontSize: text.s,
    color: 'var(--text-1)',
    textAlign: 'start',
    '> svg': { flexShrink: 0 },
    [touch]: { minHeight: 44 },
    [roomBeside]: { display: 'none' },
  }),
  nav: css({
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    '&[data-open=false]': { display: 'none', [roomBeside]: { display: 'block' } },
  }),
  list: css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }),
  link,
  heading: css(link, {
    paddingInlineStart: space[6],
    '&[aria-current]': { color: 'var(--accent)', fontWeight: 500 },
  }),
  // However long a title is, it leaves room for the others.
  title: css({
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  }),
  number: css({ flexShrink: 0, minWidth: '1.25em', fontVariantNumeric: 'tabular-nums' }),
  count: css({
    flexShrink: 0,
    fontSize: text.xs,
    fontWeight: 400,
    color: 'var(--text-2)',
    fontVariantNumeric: 'tabular-nums',
  }),
}

interface ContentsProps {
  sections: readonly TextSection[]
  place: TextPlace
  /** How often each section has what is looked for; null where nothing is. */
  counts: readonly number[] | null
  hasNumbers: boolean
  language: Language
  /** A place was chosen. */
  onGo: () => void
}

/** The contents: every section, and the headings of the one that is shown. A list beside the text, or one that opens above it. */
export function Contents({ sections, place, counts, hasNumbers, language, onGo }: ContentsProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const current = sections[place.section]
  const title = t({ message: 'Contents', context: 'table of contents' })
  const go = (hash: string): void => {
    setOpen(false)
    onGo()
    // The router goes nowhere where the address has it already.
    if (window.location.hash === `#${hash}`) reveal(hash)
  }
  return (
    <>
      <button
        type="button"
        css={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <VisuallyHidden>{title}</VisuallyHidden>
        {hasNumbers && <span css={styles.number}>{place.section + 1}</span>}
        <span css={styles.title} lang={language}>
          {current?.title}
        </span>
        <Count count={counts?.[place.section]} />
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </button>
      <nav id={id} aria-label={title} css={styles.nav} data-open={isOpen}>
        <ol css={styles.list}>
          {sections.map((section, at) => {
            const isShown = at === place.section
            const hash = hashOf(section)
            return (
              <li key={section.id}>
                <Link
                  to="."
                  hash={hash}
                  activeOptions={{ includeHash: true }}
                  aria-current={isShown && place.heading === 0 ? 'true' : undefined}
                  data-shown={isShown ? '' : undefined}
                  css={styles.link}
                  onClick={() => go(hash)}
                >
                  {hasNumbers && <span css={styles.number}>{at + 1}</span>}
                  <span css={styles.title} lang={language}>
                    {section.title}
                  </span>
                  <Count count={counts?.[at]} />
                </Link>
                {isShown && (
                  <Headings section={section} heading={place.heading} language={language} onGo={go} />
                )}
              </li>
            )
          })}
        </ol>
      </nav>
    </>
  )
}

interface HeadingsProps {
  section: TextSection
  heading: number
  language: Language
  onGo: (hash: string) => void
}

function Headings({ section, heading, language, onGo }: HeadingsProps) {
  const headings = headingsOf(section.content ?? [])
  if (headings.length === 0) return null
  return (
    <ol css={styles.list} lang={language}>
      {headings.map((words, index) => {
        const hash = hashOf(section, index + 1)
        return (
          <li key={hash}>
            <Link
              to="."
              hash={hash}
              activeOptions={{ includeHash: true }}
              aria-current={heading === index + 1 ? 'true' : undefined}
              css={styles.heading}
              onClick={() => onGo(hash)}
            >
              <span css={styles.title}>{words}</span>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}

/** How often a section has what is looked for; nothing where it has none, or nothing is looked for. */
function Count({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null
  return (
    <>
      <span css={styles.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>
        <Plural value={count} one="# found" other="# found" />
      </VisuallyHidden>
    </>
  )
}
