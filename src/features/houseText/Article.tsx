import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'

import type { Language } from '#domain/session/language.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { space, text, touch } from '#src/ui/theme/scale.ts'
import type { TextSection } from '#src/wire/house/texts.ts'

import { articleLook } from './articleLook.ts'
import type { Finder } from './find.ts'
import { hashOf } from './places.ts'
import { showNodes, showWords } from './showNodes.tsx'

const styles = {
  ways: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[2],
    paddingTop: space[3],
    '> a': {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      minWidth: 0,
      minHeight: 36,
      fontSize: text.s,
      fontWeight: 500,
      color: 'var(--accent)',
      overflowWrap: 'anywhere',
      [touch]: { minHeight: 44 },
    },
    '> a:last-of-type:not(:first-of-type), > a[data-way=next]': { marginInlineStart: 'auto' },
  }),
  title: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  }),
}

interface ArticleProps {
  sections: readonly TextSection[]
  /** The section that is shown. */
  at: number
  hasNumbers: boolean
  language: Language
  find: Finder | null
  /** Which of what was found in the section is the one asked for. */
  shownMark: number | null
}

/** A section of the text, with what is looked for marked in it, and the ways to the sections beside it. */
export function Article({ sections, at, hasNumbers, language, find, shownMark }: ArticleProps) {
  const { t } = useLingui()
  const section = sections[at]
  const number = hasNumbers ? String(at + 1) : null
  const parts = useMemo(() => {
    if (section === undefined) return null
    const marks = { find, current: shownMark, passed: 0 }
    const title = showWords(section.title, marks)
    const content = section.content === null ? null : showNodes(section.content, { section, number, marks })
    return { title, content }
  }, [section, number, find, shownMark])
  if (section === undefined || parts === null) return null
  const [previous, next] = [sections[at - 1], sections[at + 1]]
  return (
    <div>
      <article css={articleLook} lang={language}>
        <h2 id={hashOf(section)} tabIndex={-1}>
          {number !== null && <span data-number="">{number}</span>} {parts.title}
        </h2>
        {parts.content ?? (
          <Notice tone="warning">
            <Trans>This section can't be shown.</Trans>
          </Notice>
        )}
      </article>
      <nav css={styles.ways} aria-label={t({ message: 'Sections', context: 'of rules or a guide' })}>
        {previous !== undefined && (
          <Link to="." hash={hashOf(previous)}>
            <Icon name="back" />
            <span css={styles.title} lang={language}>
              {previous.title}
            </span>
          </Link>
        )}
        {next !== undefined && (
          <Link to="." hash={hashOf(next)} data-way="next">
            <span css={styles.title} lang={language}>
              {next.title}
            </span>
            <Icon name="chevronRight" />
          </Link>
        )}
      </nav>
    </div>
  )
}
