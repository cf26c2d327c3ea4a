import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSession } from '#src/client/context.tsx'
import { areMiniGamesAlone, areMiniGamesOn } from '#src/client/session/lootbox.ts'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'
import { guides } from '#src/words/house/guideNames.ts'
import { guideTitle } from '#src/words/house/guides.ts'

const styles = {
  nav: css({ display: 'grid', paddingTop: space[4], borderTop: '1px solid var(--border)' }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: 36,
    borderRadius: radius.s,
    fontSize: text.s,
    fontWeight: 500,
    color: 'var(--text-2)',
    textDecoration: 'none',
    '&:hover': { color: 'var(--text-1)' },
    '&[aria-current=page]': { color: 'var(--accent)' },
    [touch]: { minHeight: 44 },
  }),
}

/** The mini-games, where the partner has them, and what the house publishes, beside the rules, which are in the main navigation: news and guides. */
export function HouseLinks({ onGo }: { onGo: () => void }) {
  const { t, i18n } = useLingui()
  const { settings } = useSession()
  const { features } = settings
  const isLobby = areMiniGamesAlone(settings)
  const shown = isLobby
    ? []
    : guides.filter((guide) => guide !== 'prebook' || features.isPrebookingEnabled === true)
  return (
    <nav
      aria-label={t({ message: 'More', context: 'group of the menu: mini-games, news, guides' })}
      css={styles.nav}
    >
      {areMiniGamesOn(settings) && (
        <Link to="/lootbox" css={styles.link} onClick={onGo}>
          <Trans context="games of chance at tables, beside the bets on matches">Mini-games</Trans>
        </Link>
      )}
      {!isLobby && (
        <Link to="/news" css={styles.link} onClick={onGo}>
          <Trans>News and announcements</Trans>
        </Link>
      )}
      {shown.map((guide) => (
        <Link key={guide} to="/guides/$guide" params={{ guide }} css={styles.link} onClick={onGo}>
          {guideTitle(i18n, guide)}
        </Link>
      ))}
    </nav>
  )
}
