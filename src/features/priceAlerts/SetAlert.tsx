import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@tanstack/react-store'
import { useId, useState } from 'react'

import type { Leg } from '#domain/bets/bet.ts'
import { higherTarget, lowerTarget, targetBounds, targetLabel } from '#domain/bets/prebook.ts'
import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { TargetOdds } from '#src/features/prebook/TargetOdds.tsx'
import { mostAlerts, type PriceAlert } from '#src/storage/records/alerts/priceAlerts.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { Select } from '#src/ui/controls/Select.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { low, space, text } from '#src/ui/theme/scale.ts'
import { alertAbout, alertText } from '#src/words/market/alerts.ts'
import { chosenName } from '#src/words/market/selections.ts'

import { AlertRow } from './AlertRow.tsx'
import { createPriceAlerts } from './alerts.ts'
import { askOutside, outsidePermission, type Permission } from './outside.ts'
import { PriceNow } from './PriceNow.tsx'
import { alertKey, wayTo } from './reached.ts'

const styles = {
  form: css({
    display: 'grid',
    gap: space[3],
    padding: `0 ${space[4]}px ${space[4]}px`,
    [low]: { gap: space[2], paddingBottom: space[2] },
  }),
  about: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  said: css({
    margin: 0,
    minHeight: '2lh',
    fontSize: text.s,
    lineHeight: '1.125rem',
    color: 'var(--text-1)',
  }),
  outside: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    margin: 0,
    fontSize: text.xs,
    color: 'var(--text-2)',
    '> span': { flex: '1 1 14rem' },
  }),
  waiting: css({
    margin: `0 -${space[4]}px`,
    padding: 0,
    listStyle: 'none',
    borderTop: '1px solid var(--border)',
    '> li:last-child': { borderBottom: 0 },
  }),
}

interface SetAlertProps {
  /** The selections of a market that it can be about, each as it is now: none where they are gone. */
  readonly legs: () => readonly Leg[]
  readonly onClose: () => void
}

/** Sets an alert on one of the selections of a market: its target, by the steps and in the odds type that a prebooked bet's has [ALERT-01]. */
export function SetAlert({ legs: legsNow, onClose }: SetAlertProps) {
  const { t, i18n } = useLingui()
  const client = useClient()
  const isPhone = useDevice() === 'phone'
  const oddsType = usePreference('oddsType')
  const alerts = client.once(createPriceAlerts)
  const waiting = useSelector(alerts.waiting)
  const saidId = useId()
  const legs = legsNow()
  const [chosen, setChosen] = useState(() => startOf(legs[0], oddsType))
  const [isWrong, setWrong] = useState(false)
  if (chosen === null) return null
  const { leg, target } = chosen
  const way = wayTo(target, leg.euroOdds, oddsType)
  const isFull = waiting.length >= mostAlerts
  const [lowest, highest] = targetBounds.map((bound) => targetLabel(bound, oddsType))
  const alert: PriceAlert | null =
    isWrong || way === null ? null : { leg, target, way, oddsType, setAt: client.api.serverNow() }
  const set = (): void => {
    if (alert !== null && alerts.add(alert)) onClose()
  }
  const choose = (side: string): void => {
    setWrong(false)
    setChosen(
      startOf(
        legs.find((other) => other.side === side),
        oddsType,
      ),
    )
  }
  const choice = {
    label: t({ message: 'Selection', context: 'one choice in a market' }),
    value: leg.side,
    options: legs.map((each) => ({ value: each.side, label: chosenName(i18n, each) })),
    onChange: choose,
  }
  const ofMarket = waiting.filter((other) => other.leg.marketId === leg.marketId)
  return (
    <Overlay
      kind={isPhone ? 'sheet' : 'modal'}
      title={t({ message: 'Odds alert', context: 'title: what the member wants to be told of odds' })}
      isOpen
      onClose={onClose}
    >
      <div css={styles.form}>
        <p css={styles.about}>
          <Name lines={2}>
            {(legs.length > 1 ? [] : [chosenName(i18n, leg)]).concat(alertAbout(i18n, leg)).join(' · ')}
          </Name>
        </p>
        {legs.length > 1 && (legs.length > 3 ? <Select {...choice} /> : <Segment {...choice} look="chips" />)}
        <PriceNow marketId={leg.marketId} side={leg.side} />
        <TargetOdds
          key={leg.side}
          target={target}
          price={leg.price.euro}
          onChange={(next) => setChosen({ leg, target: next })}
          isWrong={isWrong}
          onWrong={setWrong}
          reasonId={saidId}
          onEnter={set}
        />
        <p id={saidId} css={styles.said} aria-live="polite">
          {isWrong ? (
            <Trans>
              Enter target odds from {lowest} to {highest}.
            </Trans>
          ) : alert === null ? (
            <Trans>These are the odds now. Choose higher or lower ones.</Trans>
          ) : isFull ? (
            <Trans>You have as many alerts as we keep: {mostAlerts}. Remove one first.</Trans>
          ) : (
            <TellWhen what={alertText(i18n, alert, oddsType)} />
          )}
        </p>
        <Outside />
        <Button
          variant="primary"
          isLarge
          isWide
          aria-disabled={alert === null || isFull}
          aria-describedby={saidId}
          onClick={set}
        >
          <Trans context="button: the member wants to be told of odds">Set alert</Trans>
        </Button>
        {ofMarket.length > 0 && (
          <ul css={styles.waiting} aria-label={t`Alerts on this market`}>
            {ofMarket.map((other) => (
              <AlertRow
                key={alertKey(other)}
                alert={other}
                oddsType={oddsType}
                onRemove={() => alerts.remove(other)}
              />
            ))}
          </ul>
        )}
      </div>
    </Overlay>
  )
}

function TellWhen({ what }: { what: string }) {
  return <Trans>We tell you once, while this page is open: {what}.</Trans>
}

/** Whether the device tells it too, and how it may: asked for by a press on this alone. */
function Outside() {
  const [permission, setPermission] = useState<Permission>(outsidePermission)
  if (permission === 'none') return null
  return (
    <p css={styles.outside}>
      {permission === 'granted' && (
        <span>
          <Trans>Your device tells you too while this page is out of sight.</Trans>
        </span>
      )}
      {permission === 'denied' && (
        <span>
          <Trans>This page may not show notifications on your device, so alerts appear only here.</Trans>
        </span>
      )}
      {permission === 'default' && (
        <>
          <span>
            <Trans>Your device can tell you too while this page is out of sight.</Trans>
          </span>
          <Button onClick={() => void askOutside().then(setPermission)}>
            <Trans context="button: the browser asks whether this page may">Allow notifications</Trans>
          </Button>
        </>
      )}
    </p>
  )
}

/** What is offered first: the next step up, or down where the ladder ends. */
function startOf(
  leg: Leg | undefined,
  oddsType: PriceAlert['oddsType'],
): { readonly leg: Leg; readonly target: string } | null {
  if (leg === undefined) return null
  const { euroOdds } = leg
  const target = higherTarget(euroOdds, oddsType) ?? lowerTarget(euroOdds, oddsType)
  return target === null ? null : { leg, target }
}
