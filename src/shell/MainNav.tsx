import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, linkOptions } from '@tanstack/react-router'

import { motion, space, text } from '#src/ui/theme/scale.ts'

const styles = {
  row: css({ display: 'flex', height: '100%', gap: space[1] }),
  column: css({ display: 'grid' }),
  link: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    padding: `0 ${space[3]}px`,
    fontSize: text.m,
    fontWeight: 600,
    color: 'var(--text-2)',
    borderBottom: '2px solid transparent',
    transition: `color ${motion}`,
    '&:hover': { color: 'var(--text-1)' },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  inRow: css({
    height: '100%',
    '&[data-status=active]': { color: 'var(--text-1)', borderBottomColor: 'var(--accent)' },
  }),
  inColumn: css({ padding: 0, '&[data-status=active]': { color: 'var(--accent)' } }),
}

const places = {
  matches: linkOptions({ to: '/events', search: {} }),
  results: linkOptions({ to: '/game-results' }),
  rules: linkOptions({ to: '/rules' }),
}

/** Matches, Results, Rules: in a row in the top bar, in a column in the menu. */
export function MainNav({ isColumn = false, onGo }: { isColumn?: boolean; onGo?: () => void }) {
  const { t } = useLingui()
  const style = [styles.link, isColumn ? styles.inColumn : styles.inRow]
  return (
    <nav aria-label={t`Main`} css={isColumn ? styles.column : styles.row}>
      <Link {...places.matches} activeOptions={{ includeSearch: false }} css={style} onClick={onGo}>
        <Trans>Matches</Trans>
      </Link>
      <Link {...places.results} css={style} onClick={onGo}>
        <Trans>Results</Trans>
      </Link>
      <Link {...places.rules} css={style} onClick={onGo}>
        <Trans>Rules</Trans>
      </Link>
    </nav>
  )
}
