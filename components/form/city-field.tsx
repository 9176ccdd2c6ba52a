import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { Combobox } from '@/components/ui/combobox'
import { Skeleton } from '@/components/ui/skeleton'
import { allCitiesQuery, statesQuery } from '@/lib/client/queries/states-and-cities'
import { StateCityFields, type RegionFieldProps } from './state-city-fields'

/** More than a search by two letters finds are not drawn. */
const SHOWN_CITIES = 60

export const cityLabel = (city: string, state: string) => `${city}، ${state}`

/** Where most of the country lives, with their provinces as the field names them. */
export const LARGE_CITIES = [
  ...['تهران، تهران', 'مشهد، خراسان رضوی', 'اصفهان، اصفهان', 'کرج، البرز', 'شیراز، فارس'],
  ...['تبریز، آذربایجان شرقی', 'قم، قم', 'اهواز، خوزستان', 'کرمانشاه، کرمانشاه', 'رشت، گیلان'],
  ...['ارومیه، آذربایجان غربی', 'یزد، یزد', 'همدان، همدان', 'کرمان، کرمان', 'ساری، مازندران'],
  ...['بندرعباس، هرمزگان', 'زاهدان، سیستان و بلوچستان', 'قزوین، قزوین'],
]

type CityFieldProps = RegionFieldProps & {
  label?: string
  /** The city is not in the list, and its name is written; only a listed one will do without. */
  byHand?: { isChosen: boolean; choose: (isChosen: boolean) => void }
  opensBelow?: boolean
}

/**
 * Province and city in one field to search. A city that is not listed is written under its province,
 * and where a backend has no list of all cities the two are chosen one after the other.
 */
export function CityField(props: CityFieldProps) {
  const { label = 'شهر', byHand, opensBelow = false, ...fields } = props
  const { cityId, onStateChange, onCityChange, stateError, cityError } = fields
  const cities = useQuery(allCitiesQuery())
  const states = useQuery(statesQuery())
  const options = useMemo(() => {
    const stateNames = new Map(states.data?.map(({ id, name }) => [id, name]))
    const all = (cities.data ?? []).map(({ id, name, parent_id }) => {
      const state = stateNames.get(parent_id) ?? ''
      return { value: String(id), label: cityLabel(name, state), isNamesake: name === state }
    })
    // Who writes «تهران» means the city before the others of its province, and a large one before a small.
    const rank = ({ label, isNamesake }: (typeof all)[number]) =>
      Number(LARGE_CITIES.includes(label)) * 2 + Number(isNamesake)
    return all.toSorted((a, b) => rank(b) - rank(a))
  }, [cities.data, states.data])
  if (byHand?.isChosen || cities.isError) {
    return <StateCityFields {...fields} {...(byHand && { otherCity: byHand })} />
  }
  if (cities.isPending || states.isPending) return <Skeleton className="h-20 sm:col-span-2" />
  return (
    <div className="sm:col-span-2">
      <Combobox
        label={label}
        placeholder="نام شهر یا استان را بنویسید"
        emptyText="شهری با این نام در فهرست نیست."
        options={options}
        limit={SHOWN_CITIES}
        opensBelow={opensBelow}
        value={cityId === null ? null : String(cityId)}
        error={cityError ?? stateError}
        onValueChange={(value) => {
          const city = cities.data.find(({ id }) => String(id) === value)
          onStateChange(city?.parent_id ?? null)
          onCityChange(city?.id ?? null)
        }}
      />
      {byHand && (
        <Button variant="link" size="sm" className="!px-0" onClick={() => byHand.choose(true)}>
          شهر یا روستای من در فهرست نیست
        </Button>
      )}
    </div>
  )
}
