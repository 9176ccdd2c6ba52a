'use client'

import { lazyComponent } from '@/components/ui/lazy-component'

const NAME = 'فرم'

/** Drawn by the browser alone: a form that is not alive yet would send what is typed in the address. */
export const LazyCustomValidation = lazyComponent(() => import('./custom-validation'), NAME)
export const LazySchemaValidation = lazyComponent(() => import('./schema-validation'), NAME)
