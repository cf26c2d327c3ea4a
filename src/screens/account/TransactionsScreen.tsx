import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { errors } from '#domain/session/errorCatalogue.ts'
import { useSession } from '#src/client/context.tsx'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { EntryList } from '#src/features/history/list/EntryList.tsx'
import { LogIn } from '#src/features/partner/LogIn.tsx'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { errorText } from '#src/words/errors.ts'

import { backLink, layout } from './layout.ts'

const styles = {
  list: css(layout.column, { maxWidth: 640 }),
}

/** Every movement of the member's money, on a page of its own; a ticket opens in the bet history [HIST-02]. */
export function TransactionsScreen() {
  const { t, i18n } = useLingui()
  const { isGuest } = useSession()
  const { open, showTicket } = useSlipPanel()
  const isBeside = useDevice() === 'desktop'
  const openTicket = (ticketNum: string): void => {
    if (!isBeside) open('history')
    showTicket(ticketNum)
  }
  return (
    <div css={layout.page}>
      <header css={layout.head}>
        <Link to="/account" css={backLink} aria-label={t`Back to account settings`}>
          <Icon name="back" />
        </Link>
        <ScreenHeading>
          <Trans context="movements of the member's money">Transactions</Trans>
        </ScreenHeading>
      </header>
      {isGuest ? (
        <EmptyState
          icon="history"
          title={<Trans context="a guest has none">No transactions</Trans>}
          action={<LogIn reason="history" />}
        >
          {errorText(i18n, errors.pleaseLogin)}
        </EmptyState>
      ) : (
        <div css={styles.list}>
          <EntryList onTicket={openTicket} />
        </div>
      )}
    </div>
  )
}
