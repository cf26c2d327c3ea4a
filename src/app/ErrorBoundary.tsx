import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'

const page = css({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
  padding: 24,
  textAlign: 'center',
  background: 'var(--surface-1)',
  color: 'var(--text-1)',
  fontFamily: 'var(--font, system-ui, sans-serif)',
})

const button = css({
  minHeight: 40,
  padding: '0 16px',
  border: 0,
  borderRadius: 4,
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  font: 'inherit',
  cursor: 'pointer',
})

/** The last resort: a fault of ours that no screen has caught. The machines live outside and go on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main css={page} role="alert">
        <h1>
          <Trans>Something went wrong on this page.</Trans>
        </h1>
        <p>
          <Trans>A bet you have confirmed is not lost: it is checked again when the page is loaded.</Trans>
        </p>
        <button css={button} type="button" onClick={() => window.location.reload()}>
          <Trans>Reload the page</Trans>
        </button>
      </main>
    )
  }
}
