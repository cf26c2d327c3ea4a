import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { errors } from '#domain/session/errorCatalogue.ts'
import { Button, buttonLook } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { space } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] })
const details = css({ display: 'grid', gap: space[2], '& span': { display: 'block' } })

/** Why a game is not played: the partner has turned it off, its server is down, or its page has died or gone elsewhere. */
export type DownReason = 'disabled' | 'down' | 'silent' | 'left'

interface GameDownProps {
  reason: DownReason
  /** The partner has a way back to the lobby. */
  hasLobby: boolean
  /** What became of the member's stakes. */
  stake: ReactNode
  onRetry: () => void
}

/** In the place of a game that cannot be played: what happened, what became of the money, and the ways on [MEMBER-08] [SRV-12]. */
export function GameDown({ reason, hasLobby, stake, onRetry }: GameDownProps) {
  const { i18n } = useLingui()
  const texts: Readonly<Record<DownReason, ReactNode>> = {
    disabled: errorText(i18n, errors.gameDisabled),
    down: errorText(i18n, errors.minigameDown),
    silent: <Trans>The game stopped responding and was closed.</Trans>,
    left: <Trans>The game tried to open another page and was closed.</Trans>,
  }
  const isClosed = reason === 'silent' || reason === 'left'
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={
          isClosed ? (
            <Trans context="a mini-game">Game stopped</Trans>
          ) : (
            <Trans context="a mini-game">Game not available</Trans>
          )
        }
        action={
          <div css={actions}>
            {hasLobby && (
              <Link to="/lootbox" css={buttonLook({})}>
                <Trans context="to the tables of the mini-games">Back to lobby</Trans>
              </Link>
            )}
            <Button variant="primary" onClick={onRetry}>
              <Trans context="button: open a game once more">Try again</Trans>
            </Button>
          </div>
        }
      >
        <span css={details}>
          <span>{texts[reason]}</span>
          {stake}
        </span>
      </EmptyState>
    </div>
  )
}
