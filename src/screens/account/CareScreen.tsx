import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { useSession } from '#src/client/context.tsx'
import { CareLinks, hasCareLinks } from '#src/features/care/CareLinks.tsx'
import { ExclusionNotice } from '#src/features/care/ExclusionNotice.tsx'
import { ReminderSegment } from '#src/features/care/ReminderSegment.tsx'
import { SessionFigures } from '#src/features/care/SessionFigures.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { card } from '#src/ui/list/card.ts'
import { space, text } from '#src/ui/theme/scale.ts'

import { backLink, layout } from './layout.ts'
import { Section } from './Section.tsx'

const styles = {
  list: css(layout.column, { maxWidth: 760 }),
  figures: css(card, { paddingBlock: space[3] }),
  reminder: css({
    display: 'grid',
    gap: space[3],
    '> p': { margin: 0, fontSize: text.s, color: 'var(--text-2)' },
  }),
}

/** How long the session has lasted and what was staked in it, when the member is reminded of that, and the partner's ways to stop [CARE-01]. */
export function CareScreen() {
  const { t } = useLingui()
  const { care, partnerName } = useSession().settings
  if (care === null) return null
  return (
    <div css={layout.page}>
      <header css={layout.head}>
        <Link to="/account" css={backLink} aria-label={t`Back to account settings`}>
          <Icon name="back" />
        </Link>
        <ScreenHeading>
          <Trans context="heading of the page">Play with care</Trans>
        </ScreenHeading>
      </header>
      <div css={styles.list}>
        <ExclusionNotice />
        <section
          aria-label={t({ message: 'This session', context: 'its time and money' })}
          css={styles.figures}
        >
          <SessionFigures isWithTime />
        </section>
        {care.since !== null && (
          <Section name={t({ message: 'Reminder', context: 'of how long the member has been here' })}>
            <div css={styles.reminder}>
              <ReminderSegment care={care} />
              <p>
                <Trans>It comes after a bet is answered, never over it.</Trans>
              </p>
            </div>
          </Section>
        )}
        {hasCareLinks(care) && (
          <Section name={t`On ${partnerName}`}>
            <CareLinks care={care} />
          </Section>
        )}
      </div>
    </div>
  )
}
