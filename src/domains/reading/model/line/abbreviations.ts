/** Words as listings and messages shorten them. */
const SHORT_FORMS = `hse=house rnt=rent lt=under apt=apartment apts=apartments aptmt=apartment nr=near neer=near btwn=between lvl=level fam=family cnd=condo cndo=condo cond=condition encl=enclosed util=utilities utils=utilities mkt=market vac=vacant appd=approved preappd=preapproved preapp=preapproved avail=available nbhd=neighborhood nbrhd=neighborhood wth=with
yr=year yrs=years hr=hour hrs=hours wk=week wks=weeks mos=months lg=large lrg=large sm=small xtra=extra sgl=single sngl=single dbl=double
gar=garage grg=garage plx=plex dplx=duplex tplx=triplex sep=separate entr=entrance ent=entrance chgr=charger chrgr=charger maint=maintenance att=attached attchd=attached det=detached dtchd=detached pkg=parking prkg=parking
bsmt=basement bsmnt=basement fin=finished unfin=unfinished frplc=fireplace fplc=fireplace frpl=fireplace fpl=fireplace fp=fireplace
hw=hardwood hwf=hardwood hwfs=hardwoods cac=ac mfg=manufactured mfd=manufactured bld=build hwd=hardwood hdwd=hardwood hdwds=hardwoods flr=floor flrs=floors flrng=flooring clg=ceiling clgs=ceilings clngs=ceilings vltd=vaulted
mstr=master rm=room rms=rooms ktchn=kitchen kitch=kitchen appl=appliances appls=appliances ss=stainless cntrs=counters
clst=closet clsts=closets ofc=office lndry=laundry wrkshp=workshop elev=elevator stor=storage
grnd=ground bckyrd=backyard bckyard=backyard wit=with yd=yard yrd=yard bkyd=backyard bkyrd=backyard fncd=fenced fnced=fenced cvrd=covered scrnd=screened prch=porch pvt=private
updtd=updated upd=updated rmdld=remodeled remod=remodeled reno=renovated furn=furnished unfurn=unfurnished gtd=gated blt=built bilt=built aft=after aftr=after bef=before bfr=before b4=before blw=below abv=above btw=between stile=style akre=acre akres=acres befor=before scool=school imporant=important constr=construction const=construction
dtwn=downtown dwntn=downtown dt=downtown dwntwn=downtown dntwn=downtown dwtn=downtown
mtn=mountain mtns=mountains vw=view vws=views vu=view vus=views bdrm=bedroom bdrms=bedrooms wtrfrnt=waterfront wtrvw=waterview
twnhse=townhouse twnhs=townhouse twnhm=townhouse thse=townhouse mfh=multifamily bldg=building bldgs=buildings elem=elementary
balcone=balcony lil=little lemme=give gimme=give wanna=want incl=including pref=prefer thousands=thousand mila=thousand kit=kitchen pls=please plz=please stnls=stainless stnlss=stainless pmt=payment pmts=payments pymt=payment pymts=payments gotta=need mane=main wak=walk wlk=walk fr=for firpl=fireplace hunnid=hundred hunned=hundred hundo=hundred thou=thousand`;

export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  SHORT_FORMS.split(/\s+/).map((form) => {
    const [short = '', word = ''] = form.split('=');
    return [short, word] as const;
  }),
);
