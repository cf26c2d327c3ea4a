import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, linkOptions } from '@tanstack/react-router'

import { chosenTab, tabLook } from '#src/ui/controls/tabLook.ts'
import { space } from '#src/ui/theme/scale.ts'

const styles = {
  row: css({ display: 'flex', flex: 'none', height: '100%', gap: space[1], whiteSpace: 'nowrap' }),
  column: css({ display: 'grid' }),
  link: css({ minHeight: 44 }),
  inRow: css({ height: '100%', '&[data-status=active]': chosenTab }),
  inColumn: css({ padding: 0, '&[data-status=active]': { color: 'var(--accent)' } }),
}

const places = {
  matches: linkOptions({ to: '/events', search: {} }),
  results: linkOptions({ to: '/game-results', search: {} }),
  rules: linkOptions({ to: '/rules' }),
}

/** Matches, Results, Rules: in a row in the top bar, in a column in the menu. */
export function MainNav({ isColumn = false, onGo }: { isColumn?: boolean; onGo?: () => void }) {
  const { t } = useLingui()
  const style = [tabLook, styles.link, isColumn ? styles.inColumn : styles.inRow]
  return (
    <nav
      aria-label={t({ message: 'Main navigation', context: 'name of the main navigation' })}
      css={isColumn ? styles.column : styles.row}
    >
      <Link {...places.matches} activeOptions={{ includeSearch: false }} css={style} onClick={onGo}>
        <Trans context="games between two sides">Matches</Trans>
      </Link>
      <Link {...places.results} activeOptions={{ includeSearch: false }} css={style} onClick={onGo}>
        <Trans context="results of matches">Results</Trans>
      </Link>
      <Link {...places.rules} css={style} onClick={onGo}>
        <Trans context="rules of betting">Rules</Trans>
      </Link>
    </nav>
  )
}
