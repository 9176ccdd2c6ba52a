'use client'

import { lazyComponent } from '@/components/ui/lazy-component'

const NAME = 'فرم'

/** Rendered in the browser only: before hydration the form would send its values in the address. */
export const LazyCustomValidation = lazyComponent(() => import('./custom-validation'), NAME)
export const LazySchemaValidation = lazyComponent(() => import('./schema-validation'), NAME)
