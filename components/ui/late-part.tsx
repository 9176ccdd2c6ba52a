'use client'

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'
import { ErrorState } from './error-state'
import { notFetched } from './not-fetched'
import { Opening } from './opening'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
type State = 'waiting' | 'here' | 'lost'

export type LatePartProps = {
  /** As high as what it stands for. */
  waiting?: ReactNode
  /** For what a press opens: closes it again when it cannot be fetched, so that the next press tries anew. */
  onLost?: () => void
}

/**
 * A part whose code comes with its first use. One that cannot be fetched is told: by a toast when a
 * press asked for it, else by its name where it stands, where it can be asked for again and comes by
 * itself with the line. A part nobody would miss has no name.
 */
export function latePart<Props extends object>(
  load: Load<Props>,
  name?: string,
): ComponentType<Props & LatePartProps> {
  let Part: ComponentType<Props> | undefined

  return function LatePart(props: Props & LatePartProps) {
    const { waiting, onLost } = props
    const [state, setState] = useState<State>(Part ? 'here' : 'waiting')
    const lose = useEffectEvent(() => {
      setState('lost')
      if (!onLost) return
      notFetched()
      onLost()
    })
    useEffect(() => {
      if (state !== 'waiting') return
      let left = false
      const settle = (then: () => void) => () => void (left || then())
      load()
        .then((loaded) => void (Part = loaded.default))
        .then(
          settle(() => setState('here')),
          settle(lose),
        )
      return () => void (left = true)
    }, [state])
    useEffect(() => {
      if (state !== 'lost') return
      const again = () => setState('waiting')
      window.addEventListener('online', again)
      return () => window.removeEventListener('online', again)
    }, [state])

    if (Part) return <Part {...props} />
    if (state === 'waiting') return waiting === undefined && onLost ? <Opening /> : waiting
    if (onLost || name === undefined) return null
    return (
      <ErrorState
        title={`${name} نیامد`}
        text="اینترنت خود را بررسی کنید؛ همین که خط برگردد، خودش می‌آید."
        onRetry={() => setState('waiting')}
      />
    )
  }
}
