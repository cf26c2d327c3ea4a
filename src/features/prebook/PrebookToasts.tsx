import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'

import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { PassingToast } from '#src/ui/overlay/toasts/PassingToast.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { useLook } from '#src/ui/timing/useLook.ts'
import { prebookNewsText } from '#src/words/slip/prebook.ts'

import { CancellationToast } from './CancellationToast.tsx'
import { createPrebookNews } from './prebookNews.ts'
import { usePrebooks } from './usePrebooks.ts'

const style = css({ display: 'flex', alignItems: 'center', gap: space[2] })

/** What becomes of booked bets, over the page: what is news, and what an earlier page was cancelling [PREBOOK-04] [PREBOOK-06]. */
export function PrebookToasts({ onShow }: { onShow: () => void }) {
  const resumed = useSelector(usePrebooks().resumed)
  return (
    <>
      <PrebookToast onShow={onShow} />
      {resumed.map((actor) => (
        <CancellationToast key={actor.sessionId} actor={actor} onShow={onShow} />
      ))}
    </>
  )
}

/** What became of a booked bet: news, which the history keeps [SRV-10]. */
function PrebookToast({ onShow }: { onShow: () => void }) {
  const shown = useClient().once(createPrebookNews)
  const notice = useSelector(shown)
  const { i18n } = useLingui()
  const { seen } = usePrebooks()
  const looked = useLook(notice === null ? null : `${notice.ticketNum} ${notice.status}`, () => {
    if (notice !== null) seen(notice.ticketNum)
  })
  const news = notice === null ? null : prebookNewsText(i18n, notice.status, notice.ticketNum)
  if (notice === null || news === null) return null
  const close = (): void => shown.set(null)
  return (
    <PassingToast
      key={`${notice.ticketNum} ${notice.status}`}
      {...(notice.status === 'placed' ? { tone: 'success', icon: 'check' } : { tone: 'info', icon: 'info' })}
      onClose={close}
    >
      <span css={style}>
        <span ref={looked}>{news}</span>
        <Button
          onClick={() => {
            seen(notice.ticketNum)
            close()
            onShow()
          }}
        >
          <Trans context="button: open the bet this message is about">View</Trans>
        </Button>
      </span>
    </PassingToast>
  )
}
