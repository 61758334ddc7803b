// Records as an MLS feed would carry them: field names and values of the RESO Data Dictionary 2.0. Prices are dollars.

export type StandardStatus =
  | 'Active'
  | 'Active Under Contract'
  | 'Canceled'
  | 'Closed'
  | 'Coming Soon'
  | 'Delete'
  | 'Expired'
  | 'Hold'
  | 'Incomplete'
  | 'Pending'
  | 'Withdrawn';

export interface MediaRecord {
  MediaKey: string;
  ResourceName: 'Property';
  ResourceRecordKey: string;
  /** `portrait:<ListingKey>/<room>`: drawn when it is asked for. */
  MediaURL: string;
  MediaCategory: 'Photo' | 'Floor Plan';
  ImageOf: string;
  ShortDescription: string;
  Order: number;
  PreferredPhotoYN: boolean;
  ImageWidth: number;
  ImageHeight: number;
  MediaModificationTimestamp: string;
}

export interface OpenHouseRecord {
  OpenHouseKey: string;
  ListingKey: string;
  ListingId: string;
  OpenHouseDate: string;
  OpenHouseStartTime: string;
  OpenHouseEndTime: string;
  OpenHouseStatus: 'Active' | 'Canceled' | 'Ended';
  OpenHouseType: 'Public' | 'Broker';
  AppointmentRequiredYN: boolean;
  ShowingAgentKey: string;
  ShowingAgentFirstName: string;
  OpenHouseRemarks: string | null;
  Refreshments: string | null;
  ModificationTimestamp: string;
  OriginatingSystemName: string;
}

export interface MemberRecord {
  MemberKey: string;
  MemberMlsId: string;
  MemberFullName: string;
  MemberFirstName: string;
  MemberLastName: string;
  MemberEmail: string;
  MemberDirectPhone: string;
  MemberPreferredPhone: string;
  MemberStatus: 'Active';
  MemberType: string;
  MemberStateLicense: string;
  MemberStateLicenseState: string;
  MemberLanguages: string[];
  OfficeKey: string;
  OfficeMlsId: string;
  OfficeName: string;
  OriginatingSystemName: string;
  ModificationTimestamp: string;
}

export interface OfficeRecord {
  OfficeKey: string;
  OfficeMlsId: string;
  OfficeName: string;
  OfficePhone: string;
  OfficeEmail: string;
  OfficeStatus: 'Active';
  OfficeCity: string;
  OfficeStateOrProvince: string;
  OfficePostalCode: string;
  IDXOfficeParticipationYN: boolean;
  OriginatingSystemName: string;
  ModificationTimestamp: string;
}

/** The state of a listing: what changes while it is on the market. */
export interface ListingStateFields {
  ListingKey: string;
  ListingId: string;
  OriginatingSystemName: string;
  OriginatingSystemKey: string;
  StandardStatus: StandardStatus;
  MlsStatus: string;
  MajorChangeType: string;
  ListPrice: number;
  OriginalListPrice: number;
  PreviousListPrice: number | null;
  ClosePrice: number | null;
  ListingContractDate: string;
  OnMarketDate: string | null;
  OffMarketDate: string | null;
  PurchaseContractDate: string | null;
  PendingTimestamp: string | null;
  ContingentDate: string | null;
  CloseDate: string | null;
  WithdrawnDate: string | null;
  CancellationDate: string | null;
  ExpirationDate: string | null;
  DaysOnMarket: number | null;
  CumulativeDaysOnMarket: number | null;
  OriginalEntryTimestamp: string;
  ModificationTimestamp: string;
  StatusChangeTimestamp: string;
  PriceChangeTimestamp: string | null;
  MajorChangeTimestamp: string;
  PhotosChangeTimestamp: string;
  SpecialListingConditions: string[];
  BuyerFinancing: string[] | null;
  ConcessionsAmount: number | null;
}

export interface PlaceFields {
  UnparsedAddress: string;
  StreetNumber: string;
  StreetDirPrefix: string | null;
  StreetName: string;
  StreetSuffix: string;
  UnitNumber: string | null;
  City: string;
  StateOrProvince: string;
  PostalCode: string;
  CountyOrParish: string;
  Country: 'US';
  SubdivisionName: string;
  MLSAreaMajor: string;
  BuildingName: string | null;
  ParcelNumber: string;
  Latitude: number;
  Longitude: number;
  ElementarySchool: string | null;
  MiddleOrJuniorSchool: string | null;
  HighSchool: string | null;
  HighSchoolDistrict: string | null;
}

export interface StructureFields {
  PropertyType: 'Residential' | 'Residential Income';
  PropertySubType: string;
  StructureType: string[];
  ArchitecturalStyle: string[];
  BedroomsTotal: number;
  BathroomsTotalInteger: number;
  BathroomsFull: number;
  BathroomsHalf: number;
  RoomsTotal: number;
  RoomType: string[];
  LivingArea: number;
  LivingAreaUnits: 'Square Feet';
  LivingAreaSource: string;
  AboveGradeFinishedArea: number;
  BelowGradeFinishedArea: number;
  LotSizeSquareFeet: number | null;
  LotSizeArea: number | null;
  LotSizeAcres: number | null;
  LotSizeUnits: 'Square Feet' | 'Acres' | null;
  YearBuilt: number;
  YearBuiltEffective: number;
  StoriesTotal: number;
  Levels: string[];
  EntryLevel: number | null;
  NumberOfUnitsTotal: number | null;
  NewConstructionYN: boolean;
  PropertyCondition: string[];
  GarageYN: boolean;
  GarageSpaces: number;
  AttachedGarageYN: boolean;
  CarportSpaces: number;
  ParkingTotal: number;
  ParkingFeatures: string[];
  PoolPrivateYN: boolean;
  PoolFeatures: string[];
  WaterfrontYN: boolean;
  WaterfrontFeatures: string[];
  ViewYN: boolean;
  View: string[];
  FireplaceYN: boolean;
  FireplacesTotal: number;
  Heating: string[];
  HeatingYN: boolean;
  Cooling: string[];
  CoolingYN: boolean;
  Appliances: string[];
  InteriorFeatures: string[];
  ExteriorFeatures: string[];
  Flooring: string[];
  Roof: string[];
  ConstructionMaterials: string[];
  FoundationDetails: string[];
  Basement: string[];
  LotFeatures: string[];
  Fencing: string[];
  PatioAndPorchFeatures: string[];
  AccessibilityFeatures: string[];
  CommunityFeatures: string[];
  Utilities: string[];
  Sewer: string[];
  WaterSource: string[];
  AssociationYN: boolean;
  AssociationName: string | null;
  AssociationFee: number | null;
  AssociationFeeFrequency: 'Monthly' | null;
  AssociationAmenities: string[];
  AssociationFeeIncludes: string[];
  PetsAllowed: string[];
  /** Ours: the Dictionary has no field for it. */
  RentalsAllowedYN: boolean | null;
  SeniorCommunityYN: boolean;
}

export interface PropertyRecord extends ListingStateFields, PlaceFields, StructureFields {
  TaxAnnualAmount: number | null;
  TaxYear: number | null;
  TaxAssessedValue: number | null;
  PublicRemarks: string | null;
  PrivateRemarks: string | null;
  ShowingInstructions: string | null;
  ListingTerms: string[];
  ListingAgreement: string;
  Possession: string[];
  ListAgentKey: string;
  ListAgentFullName: string;
  ListAgentDirectPhone: string;
  ListAgentEmail: string;
  ListAgentStateLicense: string;
  ListOfficeKey: string;
  ListOfficeName: string;
  ListOfficePhone: string;
  ListOfficeEmail: string;
  BuyerAgentKey: string | null;
  BuyerOfficeName: string | null;
  AttributionContact: string;
  CopyrightNotice: string;
  Disclaimer: string;
  InternetEntireListingDisplayYN: boolean;
  InternetAddressDisplayYN: boolean;
  InternetAutomatedValuationDisplayYN: boolean;
  InternetConsumerCommentYN: boolean;
  PhotosCount: number;
  /** `portrait:tour`: through the drawn rooms. */
  VirtualTourURLUnbranded: string | null;
  Media: MediaRecord[];
  OpenHouse: OpenHouseRecord[];
}
