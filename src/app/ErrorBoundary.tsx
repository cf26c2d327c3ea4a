import { Component, type ReactNode } from 'react'

import { FaultPage } from '#src/screens/errors/FaultPage.tsx'
import { GlobalStyle } from '#src/ui/theme/GlobalStyle.tsx'

interface State {
  /** What was thrown, in a list of its own: anything may be thrown, null too. */
  readonly thrown: readonly [unknown] | null
}

/** The last resort: a fault of ours outside every screen. Retry renders everything again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { thrown: null }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (thrown === null) return this.props.children
    return (
      <>
        <GlobalStyle />
        <FaultPage isPart={false} error={thrown[0]} onRetry={() => this.setState({ thrown: null })} />
      </>
    )
  }
}
